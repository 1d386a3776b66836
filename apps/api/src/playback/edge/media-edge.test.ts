import { randomBytes } from 'node:crypto'
import { serializeToken } from '@ott/playback'
import type { PlaybackToken } from '@ott/playback'
import fc from 'fast-check'
import { streamKeys } from '../stream-keys.ts'
import { createMediaCheck, createMediaEdge } from './media-edge.ts'

const [secret, previous, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const origin = streamKeys(secret, previous)
const secrets = [secret, previous].map((bytes) => bytes.toString('base64url'))
const now = new Date('2026-11-29T12:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

const token: fc.Arbitrary<PlaybackToken> = fc
  .record({
    contentId: fc.constantFrom('ferry', 'ফেরি'), assetId: fc.constantFrom('dawn', 'dawn', 'rain'), viewer: fc.constantFrom('mim', 'রুমি'), maxHeight: fc.constantFrom(0, 480, 1080), seconds: fc.oneof(fc.integer({ min: -50_000, max: 400 }), fc.integer({ min: -40, max: 300 })),
    segments: fc.option(fc.record({ first: fc.integer({ min: 1, max: 4 }), last: fc.integer({ min: 3, max: 9 }) }), { nil: undefined }), streamId: fc.option(fc.constant('s1'), { nil: undefined }),
  })
  .map(({ seconds, ...claims }) => ({ ...claims, expiresAt: inSeconds(seconds) }))
const name = fc.oneof(
  fc.tuple(fc.constantFrom('240p', '480p', '1080p', 'audio-en'), fc.integer({ min: 0, max: 12 })).map(([track, number]) => `${track}-${String(number).padStart(5, '0')}.m4s`),
  // Most are of the token's asset and height, or every verdict would be a refusal.
  fc.constantFrom('240p-00003.m4s', 'audio-en-00004.m4s', 'manifest.mpd', 'master.m3u8', '1080p.m3u8', '720p-init.mp4', 'subtitles-en.vtt', '', '../asset.json', '1080p-00001.m4s%00'),
)
/** Usually a right signature; else one of another secret or policy, or damaged text. */
const damage = fc.constantFrom('none', 'none', 'none', 'previous', 'foreign', 'otherPolicy', 'cutKey', 'changedPolicy', 'longPolicy', 'emptyKey', 'paddedKey')

function signed(policy: PlaybackToken, damaged: string): { streamPolicy: string; streamKey: string } {
  const given = (damaged === 'previous' ? streamKeys(previous) : damaged === 'foreign' ? streamKeys(foreign) : origin).sign(policy)
  switch (damaged) {
    case 'otherPolicy': return { ...given, streamPolicy: serializeToken({ ...policy, maxHeight: 2_160 }) }
    case 'cutKey': return { ...given, streamKey: given.streamKey.slice(0, -1) }
    case 'changedPolicy': return { ...given, streamPolicy: `${given.streamPolicy.slice(0, 9)}A${given.streamPolicy.slice(10)}` }
    case 'longPolicy': return { ...given, streamPolicy: given.streamPolicy + 'A'.repeat(1_000) }
    case 'emptyKey': return { ...given, streamKey: '' }
    case 'paddedKey': return { ...given, streamKey: `${given.streamKey}=` }
    default: return given
  }
}

it('the edge and the origin have the same verdict in 10,000 cases', async () => {
  const check = createMediaCheck(secrets)
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(token, damage, fc.constantFrom('dawn', 'dawn', 'rain'), name, async (policy, damaged, asset, file) => {
      const given = signed(policy, damaged)
      const expected = origin.verdict(given, { assetId: asset, name: file }, now)
      expect(await check(given, { assetId: asset, name: file }, now)).toEqual(expected)
      seen.set(expected.verdict, (seen.get(expected.verdict) ?? 0) + 1)
    }),
    { numRuns: 10_000 },
  )
  for (const verdict of ['allowed', 'askOrigin', 'refused']) expect(seen.get(verdict) ?? 0).toBeGreaterThan(300)
})

describe('the edge', () => {
  const film: PlaybackToken = { contentId: 'ferry', assetId: 'dawn', viewer: 'mim', maxHeight: 480, expiresAt: inSeconds(200) }
  const fetched: Request[] = []
  const edge = createMediaEdge({
    secrets, origin: 'https://origin.example', siteOrigin: 'https://www.example', now: () => now,
    fetch: async (request) => {
      fetched.push(request)
      return new Response('file')
    },
  })
  const { streamPolicy, streamKey } = origin.sign(film)
  const query = (policy = streamPolicy, key = streamKey) => new URLSearchParams({ 'stream-policy': policy, 'stream-key': key, CMCD: 'sid=1' })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    fetched.length = 0
    const { status } = await edge(new Request(`https://media.example/media/${path}`, { headers }))
    return { status, url: fetched[0]?.url, headers: fetched[0]?.headers }
  }

  it('asks for one URL per file, whoever asks and however', async () => {
    const other = origin.sign({ ...film, viewer: 'rumi' })
    const answers = [
      await ask('dawn/480p-00001.m4s', { 'stream-policy': streamPolicy, 'stream-key': streamKey, range: 'bytes=0-1' }), await ask(`dawn/480p-00001.m4s?${query().toString()}`),
      await ask(`dawn/480p-00001.m4s?${query(other.streamPolicy, other.streamKey).toString()}`), await ask(`~/${streamPolicy}/${streamKey}/dawn/480p-00001.m4s`),
    ]
    expect(answers.map(({ status, url }) => [status, url])).toEqual(Array(4).fill([200, 'https://origin.example/media/dawn/480p-00001.m4s']))
    expect(answers.map(({ headers }) => headers?.get('stream-policy'))).toEqual([streamPolicy, streamPolicy, other.streamPolicy, streamPolicy])
    expect(answers[0]?.headers?.get('range')).toBe('bytes=0-1')
  })

  it('answers a refusal itself', async () => {
    for (const path of ['dawn/480p-00001.m4s', `dawn/1080p-00001.m4s?${query().toString()}`, `rain/480p-00001.m4s?${query().toString()}`, `dawn/480p-00001.m4s?${query().toString()}&stream-key=x`, 'dawn', `~/${streamPolicy}/x/dawn/480p-00001.m4s`]) {
      expect(await ask(path)).toEqual({ status: 403, url: undefined, headers: undefined })
    }
  })

  it('shows its refusal to a player on the site, and names no site where media are on its own origin', async () => {
    const refused = await edge(new Request('https://media.example/media/dawn/480p-00001.m4s'))
    expect([refused.headers.get('access-control-allow-origin'), refused.headers.get('cache-control')]).toEqual(['https://www.example', 'no-store'])
    const own = createMediaEdge({ secrets, origin: 'https://origin.example', siteOrigin: null, now: () => now, fetch: async () => new Response('file') })
    expect((await own(new Request('https://www.example/media/dawn/480p-00001.m4s'))).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('leaves lists, and tokens that live as long as their stream, to the origin', async () => {
    expect((await ask(`dawn/manifest.mpd?${query().toString()}`)).url).toBe(`https://origin.example/media/dawn/manifest.mpd?${query().toString()}`)
    const session = origin.sign({ ...film, expiresAt: inSeconds(-60), streamId: 's1' })
    const path = `~/${session.streamPolicy}/${session.streamKey}/dawn/480p-00001.m4s`
    expect((await ask(path)).url).toBe(`https://origin.example/media/${path}`)
  })
})
