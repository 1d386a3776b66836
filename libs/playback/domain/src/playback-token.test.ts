import fc from 'fast-check'
import { coversStart, parseToken, preparedSegments, serializeToken } from './playback-token.ts'

const expiresAt = new Date('2026-11-21T12:05:00Z')
const policy = { contentId: 'ferry', assetId: 'dawn', viewer: 'u1', maxHeight: 720, expiresAt }

describe('a playback token', () => {
  it('is parsed as serialized, whatever the ids contain', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, text, fc.nat(), (contentId, assetId, viewer, maxHeight) => {
        const written = { contentId, assetId, viewer, maxHeight, expiresAt }
        expect(parseToken(serializeToken(written))).toEqual(written)
      }),
    )
  })

  it('is null for anything else', () => {
    const broken = ['', 'e30', 'W10', '%%%', serializeToken(policy).slice(3)]
    expect(broken.map(parseToken)).toEqual([null, null, null, null, null])
  })

  it('contains only characters that headers and URLs allow', () => {
    expect(serializeToken({ ...policy, viewer: 'ß?>~' })).toMatch(/^[A-Za-z0-9_-]+$/)
  })

  it('may name segments and a stream', () => {
    for (const more of [{ segments: { first: 1, last: 6 } }, { streamId: 's1' }, { segments: { first: 30, last: 36 }, streamId: 's1' }]) {
      expect(parseToken(serializeToken({ ...policy, ...more }))).toEqual({ ...policy, ...more })
    }
  })
})

it('a preparation has the segments of twelve seconds, and the one before', () => {
  expect([0, 1.9, 2, 61].map(preparedSegments)).toEqual([{ first: 1, last: 6 }, { first: 1, last: 6 }, { first: 1, last: 7 }, { first: 30, last: 36 }])
})

it('lets a preparation start near its position only', () => {
  expect([42, 48, 50, 53, 54, 60, 38].map((atSeconds) => coversStart(42, atSeconds))).toEqual([true, true, true, false, false, false, false])
})
