import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serializeToken } from '@ott/playback'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { addTitle, aTitle, putFilm, sellPlans, subscribe } from './testing.ts'
import { trailerKeys } from './trailer-keys.ts'

let api: TestApi
let mobile: Record<string, string>
let visitor: Record<string, string>

beforeAll(async () => {
  api = await startApi()
  putFilm(api.deps.config.mediaDir, 'river')
  putFilm(api.deps.config.mediaDir, 'desert')
  await sellPlans(api)
  await addTitle(api.db, aTitle('paid'), { film: 'river' })
  await addTitle(api.db, aTitle('free', { monetizationModel: 'FREE' }), { film: 'river' })
  const user = await api.signIn('+919830050001')
  await subscribe(api, user.userId, { planId: 'mobile-v1' })
  mobile = await keyFor('paid', user.sAccessToken)
  visitor = await keyFor('free', await api.anonymous())
})
afterAll(() => api.stop())

async function keyFor(contentId: string, bearer: string): Promise<Record<string, string>> {
  const { ok } = await api.call('entitlement', { query: { contentId } }, { bearer })
  return { 'stream-policy': ok.streamPolicy, 'stream-key': ok.streamKey }
}

async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: said } = await api.app.inject({ method: 'GET', url, headers })
  return { status: statusCode, body, headers: said, errorCode: statusCode < 400 ? undefined : (JSON.parse(body) as { errorCode: string }).errorCode }
}

const segment = '/media/river/240p-00001.m4s'

describe('a media file', () => {
  it.each(['manifest.mpd', 'master.m3u8', '240p-00001.m4s', 'audio-en-00001.m4s', 'subtitles-en.vtt', 'thumbnails-1.jpg', 'nowhere.m4s'])(
    '%s is refused to who has no key, and with a key it is there or not',
    async (file) => {
      expect(await get(`/media/river/${file}`)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' })
      expect((await get(`/media/river/${file}`, visitor)).status).toBe(file === 'nowhere.m4s' ? 404 : 200)
    },
  )

  it('is counted by the bytes that were sent, and nothing else is', async () => {
    const sent = async () => (await api.app.metrics.mediaBytes.get()).values.find(({ labels }) => labels.kind === 'videos')?.value ?? 0
    const before = await sent()
    await get(segment, visitor)
    await get(segment, { ...visitor, range: 'bytes=0-4' })
    await get(segment)
    await api.app.inject({ method: 'HEAD', url: segment, headers: visitor })
    expect(await sent() - before).toBe('small picture'.length + 5)
  })

  it('is cached for ever by its browser, whatever the token', async () => {
    const { headers, body } = await get(segment, visitor)
    expect(body).toBe('small picture')
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=31536000, immutable', 'content-type': 'video/iso.segment', 'x-content-type-options': 'nosniff' })
    expect([headers.vary, headers['cdn-cache-control']]).toEqual(['origin', undefined])
  })

  it('is cached once for all viewers by a CDN that checks tokens', async () => {
    const { app } = await api.addNode({ isMediaCheckedAtEdge: true, mediaOrigin: 'https://media.example' })
    const origin = api.deps.config.siteOrigin
    const { headers } = await app.inject({ method: 'GET', url: segment, headers: { ...visitor, origin } })
    expect(headers).toMatchObject({
      'cdn-cache-control': 'public, max-age=31536000, immutable, stale-if-error=86400', 'access-control-allow-origin': api.deps.config.siteOrigin,
      'timing-allow-origin': api.deps.config.siteOrigin, 'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers.vary).toBeUndefined()
  })

  it('that is missing or refused is cached by no CDN', async () => {
    const { app } = await api.addNode({ isMediaCheckedAtEdge: true, mediaOrigin: 'https://media.example' })
    for (const [file, key, status] of [['nowhere.m4s', visitor, 404], ['240p-00001.m4s', {}, 403]] as const) {
      const { statusCode, headers } = await app.inject({ method: 'GET', url: `/media/river/${file}`, headers: key })
      expect([statusCode, headers['cache-control'], headers['cdn-cache-control'], headers['access-control-allow-origin']]).toEqual([status, 'no-store', undefined, api.deps.config.siteOrigin])
    }
  })

  it('that is a list is read again after a minute, or with another token (PLAY-252)', async () => {
    const { headers } = await api.app.inject({ method: 'GET', url: '/media/river/manifest.mpd', headers: visitor })
    expect([headers['cache-control'], headers.vary]).toEqual(['private, max-age=60', 'origin, stream-policy, accept-encoding'])
  })

  it('that is a list or subtitles is compressed', async () => {
    writeFileSync(join(api.deps.config.mediaDir, 'assets/river/subtitles-bn.vtt'), `WEBVTT\n\n${'00:01.000 --> 00:02.000\nএক ফোঁটা\n\n'.repeat(200)}`)
    for (const encoding of ['br', 'gzip']) {
      const { headers, rawPayload } = await api.app.inject({ method: 'GET', url: '/media/river/subtitles-bn.vtt', headers: { ...visitor, 'accept-encoding': encoding } })
      expect([headers['content-encoding'], headers.vary, rawPayload.length < 800]).toEqual([encoding, 'origin, accept-encoding', true])
      expect((await get('/media/river/subtitles-bn.vtt', { ...visitor, 'accept-encoding': encoding, 'if-none-match': String(headers.etag) })).status).toBe(304)
    }
    expect((await get('/media/river/subtitles-bn.vtt', visitor)).body).toContain('এক ফোঁটা')
  })

  it('supports ranges and ETags', async () => {
    const part = await get(segment, { ...visitor, range: 'bytes=6-12' })
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, 'picture', 'bytes 6-12/13'])
    const past = await get(segment, { ...visitor, range: 'bytes=99-' })
    expect([past.status, past.errorCode, past.headers['content-range'], past.headers['cache-control']]).toEqual([416, 'RANGE_NOT_SATISFIABLE', 'bytes */13', 'no-store'])
    const { headers } = await get(segment, visitor)
    expect((await get(segment, { ...visitor, 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it('accepts the token in the URL', async () => {
    expect((await get(`${segment}?${new URLSearchParams(visitor)}`)).body).toBe('small picture')
    expect((await get(`${segment}?${new URLSearchParams(visitor)}&stream-key=x`)).status).toBe(403)
  })

  it('needs no site-id and no database', async () => {
    await api.db.schema.alterTable('title').renameTo('title_away').execute()
    const { status } = await get(segment, visitor)
    await api.db.schema.alterTable('title_away').renameTo('title').execute()
    expect(status).toBe(200)
  })
})

describe('a playback token', () => {
  it('is valid for its own asset only', async () => {
    expect((await get('/media/desert/240p-00001.m4s', visitor)).errorCode).toBe('FORBIDDEN')
  })

  it('is limited to the plan’s height', async () => {
    expect((await get('/media/river/720p-00001.m4s', visitor)).status).toBe(200)
    expect((await get('/media/river/720p-00001.m4s', mobile)).errorCode).toBe('FORBIDDEN')
    expect((await get('/media/river/manifest.mpd', mobile)).body).toBe('<MPD>\n<Representation id="240p" height="240"/>\n<Representation id="480p" height="480"/>\n</MPD>\n')
    expect((await get('/media/river/master.m3u8', mobile)).body).not.toContain('720p')
    expect((await get('/media/river/master.m3u8', visitor)).body).toContain('720p')
  })

  it('is invalid for a modified policy', async () => {
    const wider = serializeToken({ contentId: 'paid', assetId: 'desert', viewer: 'me', maxHeight: 1080, expiresAt: new Date(api.now().getTime() + 60_000) })
    expect((await get('/media/desert/240p-00001.m4s', { ...visitor, 'stream-policy': wider })).status).toBe(403)
    const forged = createHmac('sha256', 'guess').update(wider).digest('base64url')
    expect((await get('/media/desert/240p-00001.m4s', { 'stream-policy': wider, 'stream-key': forged })).status).toBe(403)
    const named = `${visitor['stream-key']?.split('.')[0]}.${forged}`
    expect((await get('/media/desert/240p-00001.m4s', { 'stream-policy': wider, 'stream-key': named })).status).toBe(403)
  })

  it.each([{ 'stream-policy': '' }, { 'stream-key': '' }, { 'stream-policy': '%%%' }, { 'stream-policy': 'x'.repeat(5_000) }, { 'stream-key': 'ключ' }])(
    'is none when it is broken: %j',
    async (broken) => {
      const latin = Object.fromEntries(Object.entries(broken).map(([name, text]) => [name, encodeURIComponent(text)]))
      expect((await get(segment, { ...visitor, ...latin })).status).toBe(403)
    },
  )

  it('is in every URL of a playlist requested with the token in its URL', async () => {
    const { body } = await get(`/media/river/master.m3u8?${new URLSearchParams(visitor)}`)
    expect(body).toContain(`URI="audio-en.m3u8?${new URLSearchParams(visitor)}"`)
    expect(body).toContain(`\n240p.m3u8?${new URLSearchParams(visitor)}\n`)
    expect((await get('/media/river/master.m3u8', visitor)).body).not.toContain('stream-key')
  })

  it('gives access to the asset’s files only', async () => {
    for (const file of ['asset.json', '..%2fdesert%2f240p-00001.m4s', '%2e%2e%2f%2e%2e%2fpictures%2friver-landscape.webp', '240p-00001.m4s%00.m4s', '.', '']) {
      expect((await get(`/media/river/${file}`, visitor)).status).toBeGreaterThanOrEqual(400)
    }
    expect((await get('/media/..%2f..%2fassets%2friver/240p-00001.m4s', visitor)).status).toBe(403)
  })

  it('of a preparation opens the first segments from its position on', async () => {
    const prepared = async (at: string) => {
      const { ok } = await api.call('entitlement', { query: { contentId: 'free', action: 'PREPARE', at } }, { bearer: await api.anonymous() })
      return { 'stream-policy': ok.streamPolicy, 'stream-key': ok.streamKey }
    }
    for (const name of ['240p-00030.m4s', 'audio-en-00036.m4s', '240p-00037.m4s']) writeFileSync(join(api.deps.config.mediaDir, 'assets/river', name), 'later')
    const [start, later] = [await prepared('0'), await prepared('60')]
    const statuses = async (key: Record<string, string>) =>
      Promise.all(['manifest.mpd', '240p-00001.m4s', '240p-00030.m4s', 'audio-en-00036.m4s', '240p-00037.m4s'].map(async (file) => (await get(`/media/river/${file}`, key)).status))
    expect([await statuses(start), await statuses(later)]).toEqual([[200, 200, 403, 403, 403], [200, 403, 200, 200, 403]])
  })

  it('of a native player is in the folder of its playlists, and lasts as long as its stream runs', async () => {
    const bearer = await api.anonymous()
    const beat = () => api.call('entitlement', { query: { contentId: 'free' } }, { bearer })
    const { ok } = await beat()
    const folder = ok.hls.replace('/master.m3u8', '')
    expect((await get(ok.hls)).body).toContain('\n720p.m3u8\n')
    expect((await get(`${folder}/240p-00001.m4s`)).body).toBe('small picture')
    for (let seconds = 0; seconds < 400; seconds += 40) {
      api.wait(40)
      expect((await beat()).status).toBe(200)
    }
    expect((await get(`${folder}/240p-00001.m4s`)).status).toBe(200)
    expect((await get(folder.replace('/~/', '/~/x') + '/240p-00001.m4s')).status).toBe(403)
    expect((await get(`${folder}/x/240p-00001.m4s`)).status).toBe(404)
    api.wait(66)
    expect((await get(`${folder}/240p-00001.m4s`)).status).toBe(403)
    visitor = await keyFor('free', bearer)
  })

  // Must be the last test: the clock moves past the key's expiry.
  it('expires', async () => {
    expect((await get(segment, visitor)).status).toBe(200)
    api.wait(331)
    expect(await get(segment, visitor)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' })
  })
})

describe('a trailer', () => {
  const signed = (url: string) => trailerKeys(api.deps.secrets.streamKey).sign(url)

  it('is public for its whole URL, supports ranges, and is cached', async () => {
    const { status, headers } = await get(signed('/trailers/river.mp4'))
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'video/mp4', 'public, max-age=86400'])
    const part = await get(signed('/trailers/river.mp4'), { range: 'bytes=2-8' })
    expect([part.status, part.body]).toEqual([206, 'trailer'])
  })

  it('is served for valid names only', async () => {
    for (const name of ['nowhere.mp4', '..%2fassets%2friver%2f240p-init.mp4', '240p-00001.m4s', 'river', '.mp4']) {
      expect(await get(signed(`/trailers/${name}`))).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' })
    }
  })

  it('is not found by its name alone, nor with another key', async () => {
    const key = signed('/trailers/desert.mp4').split('?')[1]
    for (const query of ['', '?key=', `?${key}`, '?key=a&key=b', '?key=%F0%9F%92%A5']) {
      expect(await get(`/trailers/river.mp4${query}`)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' })
    }
  })
})

describe('an image', () => {
  it('is public and cached', async () => {
    const { status, headers } = await get('/pictures/river-landscape.webp')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'public, max-age=86400'])
    expect((await get('/pictures/river-landscape.webp', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it('is served for valid names only', async () => {
    for (const name of ['nowhere.webp', '..%2fassets%2friver%2f240p-00001.m4s', 'river-landscape', '.webp']) {
      expect(await get(`/pictures/${name}`)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' })
    }
  })
})
