import { mediaVerdict } from './media-access.ts'
import { serializeToken } from './playback-token.ts'
import type { PlaybackToken } from './playback-token.ts'

const expiresAt = new Date('2026-11-29T12:05:00Z')
const token: PlaybackToken = { contentId: 'ferry', assetId: 'dawn', viewer: 'u1', maxHeight: 480, expiresAt }
const secondsAfter = (seconds: number) => new Date(expiresAt.getTime() + seconds * 1_000)

function verdictOn(name: string, changes: Partial<PlaybackToken> = {}, { isAuthentic = true, assetId = 'dawn', seconds = -60 } = {}) {
  return mediaVerdict(serializeToken({ ...token, ...changes }), isAuthentic, { assetId, name }, secondsAfter(seconds)).verdict
}

describe('a media file', () => {
  it('is opened by an authentic token for its asset', () => {
    expect(verdictOn('480p-00001.m4s')).toBe('allowed')
    expect(verdictOn('480p-00001.m4s', {}, { isAuthentic: false })).toBe('refused')
    expect(verdictOn('480p-00001.m4s', {}, { assetId: 'rain' })).toBe('refused')
    expect(mediaVerdict('x'.repeat(1_001), true, { assetId: 'dawn', name: '480p-00001.m4s' }, secondsAfter(-60)).verdict).toBe('refused')
  })

  it('is opened up to the height of the token', () => {
    expect(['720p-00001.m4s', '720p-init.mp4', '720p.m3u8', '480p.m3u8', 'audio-en-00001.m4s', 'master.m3u8'].map((name) => verdictOn(name))).toEqual([
      'refused', 'refused', 'refused', 'allowed', 'allowed', 'allowed',
    ])
  })

  it('is opened until the token expires, by clocks that differ by half a minute', () => {
    expect([0, 29, 30].map((seconds) => verdictOn('480p-00001.m4s', {}, { seconds }))).toEqual(['allowed', 'allowed', 'refused'])
  })

  it('is opened for a preparation only if it is not a later segment', () => {
    const segments = { first: 3, last: 8 }
    expect(['480p-00002.m4s', '480p-00003.m4s', 'audio-en-00008.m4s', 'audio-en-00009.m4s', '480p-init.mp4', 'subtitles-en.vtt', 'thumbnails-9.jpg'].map((name) => verdictOn(name, { segments }))).toEqual([
      'refused', 'allowed', 'allowed', 'refused', 'allowed', 'allowed', 'allowed',
    ])
  })

  it('is opened by the token of a session while its stream runs, which the origin decides', () => {
    const session = { streamId: 's1', segments: { first: 1, last: 6 } }
    expect([verdictOn('480p-00006.m4s', session), verdictOn('480p-00007.m4s', session)]).toEqual(['allowed', 'askOrigin'])
    expect([60, 43_199, 43_230].map((seconds) => verdictOn('480p-00001.m4s', session, { seconds }))).toEqual(['askOrigin', 'askOrigin', 'refused'])
    expect(verdictOn('720p-00001.m4s', session, { seconds: 60 })).toBe('refused')
  })
})
