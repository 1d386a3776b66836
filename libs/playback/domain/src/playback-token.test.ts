import fc from 'fast-check'
import { grantsAccess, parseToken, serializeToken } from './playback-token.ts'

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

  it('grants access to its asset until it expires', () => {
    const before = new Date(expiresAt.getTime() - 1)
    expect([grantsAccess(policy, 'dawn', before), grantsAccess(policy, 'dawn', expiresAt), grantsAccess(policy, 'tram', before)]).toEqual([true, false, false])
  })
})
