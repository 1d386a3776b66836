import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { fastify } from 'fastify'
import S3rver from 's3rver'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { addTitle, aTitle } from '../testing.ts'
import { s3Store } from './s3-store.ts'

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const folder = mkdtempSync(join(tmpdir(), 'ott-s3-'))
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'media', configs: [] }] })
const bytes = Buffer.alloc(3_000_000, 'picture')
let api: TestApi
let key: Record<string, string>

beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: credentials.accessKeyId, AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey })
  const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })
  const files = {
    'assets/river/manifest.mpd': '<MPD>\n<Representation id="240p" height="240"/>\n</MPD>\n',
    'assets/river/240p-00001.m4s': bytes,
    'pictures/river-landscape.webp': 'still',
  }
  for (const [name, Body] of Object.entries(files)) await client.send(new PutObjectCommand({ Bucket: 'media', Key: `site/${name}`, Body }))
  client.destroy()
  api = await startApi({ config: { mediaBucket: { bucket: 'media', prefix: 'site/', endpoint, region: 'us-east-1' } } })
  await addTitle(api.db, aTitle('free', { monetizationModel: 'FREE' }), { film: 'river' })
  const { ok } = await api.call('entitlement', { query: { contentId: 'free' } }, { bearer: await api.anonymous() })
  key = { 'stream-policy': ok.streamPolicy, 'stream-key': ok.streamKey }
})
afterAll(async () => {
  await api.stop()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode: status, rawPayload, headers: said } = await api.app.inject({ method, url, headers: { ...key, ...headers } })
  return { status, body: rawPayload, headers: said }
}

const segment = '/media/river/240p-00001.m4s'

describe('media in object storage', () => {
  it('is streamed whole, with the headers of the site', async () => {
    const { status, body, headers } = await get(segment)
    expect([status, body.equals(bytes)]).toEqual([200, true])
    expect(headers).toMatchObject({ 'content-type': 'video/iso.segment', 'content-length': '3000000', 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=31536000, immutable' })
  })

  it('supports ranges, ETags and HEAD', async () => {
    const part = await get(segment, { range: 'bytes=7-13' })
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, 'picture', 'bytes 7-13/3000000'])
    const past = await get(segment, { range: 'bytes=3000000-' })
    expect([past.status, past.headers['content-range'], past.headers['content-type']]).toEqual([416, 'bytes */3000000', 'application/json; charset=utf-8'])
    const whole = await get(segment, { range: 'bytes=7-13', 'if-range': '"other"' })
    expect([whole.status, whole.body.length]).toEqual([200, 3_000_000])
    const { headers } = await get(segment)
    expect((await get(segment, { 'if-none-match': String(headers.etag) })).status).toBe(304)
    const head = await get(segment, {}, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([200, 0, '3000000', headers.etag])
  })

  it('has lists and pictures', async () => {
    expect((await get('/media/river/manifest.mpd')).body.toString()).toContain('240p')
    expect((await get('/pictures/river-landscape.webp')).body.toString()).toBe('still')
  })

  it('is not found if it is not there, and needs its key', async () => {
    for (const url of ['/media/river/240p-00002.m4s', '/media/river/master.m3u8', '/pictures/nowhere.webp']) expect((await get(url)).status).toBe(404)
    expect((await get(segment, { 'stream-key': 'x' })).status).toBe(403)
  })

  it('is unavailable while the storage is', async () => {
    const { app } = await api.addNode({ mediaBucket: { bucket: 'media', prefix: 'site/', endpoint: 'http://127.0.0.1:1', region: 'us-east-1' } })
    expect((await app.inject({ method: 'GET', url: segment, headers: key })).statusCode).toBe(503)
  })

  it('is unavailable while the storage accepts requests and answers none', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const app = fastify()
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const store = await s3Store(app, { bucket: 'media', prefix: '', endpoint, region: 'us-east-1' }, 20)
    await expect(store.readText('assets/river/manifest.mpd')).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: { name: 'TimeoutError' } })
    await app.close()
    silent.closeAllConnections()
    silent.close()
  })
})
