import { randomBytes } from 'node:crypto'
import type { PlaybackToken } from '@ott/playback'
import { streamKeys } from './stream-keys.ts'

const policy: PlaybackToken = { contentId: 'hilsa', assetId: 'dawn', viewer: 'mim', maxHeight: 1080, expiresAt: new Date('2026-11-23T06:00:00Z') }
const before = new Date('2026-11-23T05:59:00Z')

describe('a stream key', () => {
  it('is the same for the same policy, and valid', () => {
    const keys = streamKeys(randomBytes(32))
    const again = [keys.sign(policy), keys.sign({ ...policy }), keys.sign(policy)]
    expect(new Set(again.map(({ streamKey }) => streamKey)).size).toBe(1)
    expect(again.map((each) => keys.check(each, 'dawn', before))).toEqual([policy, policy, policy])
  })

  it('is valid while its secret rotates, and no longer', () => {
    const [old, next, third] = [randomBytes(32), randomBytes(32), randomBytes(32)]
    const signed = streamKeys(old).sign(policy)
    expect([streamKeys(next, old), streamKeys(next), streamKeys(third, next)].map((keys) => keys.check(signed, 'dawn', before))).toEqual([policy, null, null])
  })

  it('differs for any other policy or secret', () => {
    const keys = streamKeys(randomBytes(32))
    const others: PlaybackToken[] = [
      policy,
      { ...policy, contentId: 'tram-24' },
      { ...policy, assetId: 'rain' },
      { ...policy, viewer: 'mim hilsa' },
      { ...policy, maxHeight: 480 },
      { ...policy, expiresAt: new Date('2026-11-23T06:01:00Z') },
    ]
    const made = [...others.map((each) => keys.sign(each)), streamKeys(randomBytes(32)).sign(policy)]
    expect(new Set(made.map(({ streamKey }) => streamKey)).size).toBe(7)
    expect(keys.check({ ...keys.sign(policy), streamKey: made[1]?.streamKey ?? '' }, 'dawn', before)).toBeNull()
  })
})
