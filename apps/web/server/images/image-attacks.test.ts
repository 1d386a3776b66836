/** @jest-environment node */
import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { imageCache } from './image-cache.ts'
import { isResourceError, serveImages } from './image-resizer.ts'

const asked: string[] = []
const answers: Record<string, (response: ServerResponse) => void> = {}
const origin = createServer((request, response) => {
  asked.push(request.url ?? '')
  const answer = answers[request.url ?? '']
  if (answer) answer(response)
  else response.writeHead(404).end()
})

let app: FastifyInstance
let hastyApp: FastifyInstance
let folder: string
let tiny: Buffer
const maxCacheBytes = 20_000

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve)
  })
  folder = await mkdtemp(join(tmpdir(), 'picture-attacks-'))
  tiny = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#225588' } }).png().toBuffer()
  const apiUrl = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`
  const serving = async (timeoutMs: number) => {
    const server = fastify({ logger: false })
    serveImages(server, apiUrl, await imageCache(folder, maxCacheBytes), { maxBytes: 100_000, timeoutMs })
    return server
  }
  app = await serving(50_000)
  hastyApp = await serving(300)
})
beforeEach(() => {
  asked.length = 0
})
afterAll(async () => {
  await app.close()
  await hastyApp.close()
  origin.closeAllConnections()
  origin.close()
})

const statusOf = async (url: string, server = app) =>
  (await server.inject({ url: `/_next/image?url=${encodeURIComponent(url)}&w=300&q=75`, headers: { accept: 'image/webp' } })).statusCode

describe('an image', () => {
  it('of another origin is rejected in any spelling, before any request', async () => {
    const hosts = [
      '127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', '127.0.0.1.nip.io', '169.254.169.254', '2852039166',
      '0xa9fea9fe', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:a9fe:a9fe]', '[::ffff:0:127.0.0.1]', '0', '0.0.0.0',
      'localhost', 'LOCALHOST.', '①②⑦.⓪.⓪.①', '10.0.0.1', '192.168.1.1', 'metadata.google.internal', 'user:secret@127.0.0.1',
    ]
    const spellings = hosts.flatMap((host) => [
      `http://${host}/pictures/a.webp`, `https://${host}/pictures/a.webp`, `//${host}/pictures/a.webp`, `\\\\${host}\\pictures\\a.webp`,
      `/\\${host}/pictures/a.webp`, `/pictures/@${host}/a.webp`, `http:${host}/pictures/a.webp`, `@${host}/pictures/a.webp`, `.${host}/pictures/a.webp`,
    ])
    const others = [
      'file:///etc/passwd', 'data:image/png;base64,AAAA', 'gopher://127.0.0.1/pictures/a.webp', 'javascript:alert(1)//pictures/a.webp',
      '/pictures/../healthz', '/pictures/..%2f..%2fhealthz', '/pictures/%2e%2e/a.webp', '/pictures/a.webp?b=c', '/pictures/a.webp#b',
      '/pictures/a.webp\n', '/pictures/a.webp\r\nhost: b', '/pictures/a\u0000.webp', '/pictures//a.webp', '/PICTURES/a.webp', ' /pictures/a.webp',
      '/pictures/a.svg', '/pictures/a.webp.svg', '/pictures/.webp', '/pictures/ａ.webp', `/pictures/${'a'.repeat(101)}.webp`, '',
    ]
    const statuses = await Promise.all([...spellings, ...others].map((url) => statusOf(url)))
    expect([...spellings, ...others].filter((_, at) => statuses[at] !== 400)).toEqual([])
    expect(asked).toEqual([])
  })

  it('is not fetched from a redirect', async () => {
    for (const [at, location] of ['/pictures/tiny.png', 'http://169.254.169.254/latest', '//127.1/a'].entries()) {
      answers[`/pictures/moved-${at}.webp`] = (response) => response.writeHead(302, { location }).end()
      expect(await statusOf(`/pictures/moved-${at}.webp`)).toBe(503)
    }
    expect(asked).toEqual(['/pictures/moved-0.webp', '/pictures/moved-1.webp', '/pictures/moved-2.webp'])
  })

  it('with too many pixels is rejected, however small its file', async () => {
    const bomb = bombOf(30_000, 30_000)
    expect(bomb.length).toBeLessThan(100_000)
    answers['/pictures/bomb.png'] = (response) => response.end(bomb)
    expect(await statusOf('/pictures/bomb.png')).toBe(404)
  })

  it('that is an SVG is rejected, whatever its extension', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
    answers['/pictures/drawing.png'] = (response) => response.end(drawing)
    expect(await statusOf('/pictures/drawing.png')).toBe(404)
  })

  it('that is truncated or corrupt is 404', async () => {
    const [jpeg, webp] = [await sharp(tiny).jpeg().toBuffer(), await sharp(tiny).webp().toBuffer()]
    for (const [name, whole] of Object.entries({ png: tiny, jpg: jpeg, webp })) {
      answers[`/pictures/half.${name}`] = (response) => response.end(whole.subarray(0, whole.length / 2))
      answers[`/pictures/nonsense.${name}`] = (response) => response.end(Buffer.concat([whole.subarray(0, 16), Buffer.alloc(500, 7)]))
    }
    const paths = ['png', 'jpg', 'webp'].flatMap((name) => [`/pictures/half.${name}`, `/pictures/nonsense.${name}`])
    expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual(paths.map(() => 404))
  })

  it('is not to blame for a lack of time or memory', () => {
    const words = ['timeout: 88% complete', 'vips_tracked: out of memory -- size == 150MB', 'VipsJpeg: Insufficient memory (case 4)']
    expect(words.map((said) => isResourceError(new Error(said)))).toEqual([true, true, true])
    expect(isResourceError(new Error('Input buffer has corrupt header: webp: unable to parse image'))).toBe(false)
  })

  it('that is too large is 404, with or without a content-length', async () => {
    answers['/pictures/large.png'] = (response) => response.writeHead(200, { 'content-length': '100001' }).end(Buffer.alloc(100_001))
    answers['/pictures/endless.png'] = (response) => {
      const sending = setInterval(() => response.write(Buffer.alloc(30_000)), 1)
      response.on('close', () => clearInterval(sending))
    }
    expect([await statusOf('/pictures/large.png'), await statusOf('/pictures/endless.png')]).toEqual([404, 404])
  })

  it('whose origin is slow times out, before its first byte or after', async () => {
    answers['/pictures/silent.png'] = () => {}
    answers['/pictures/slow.png'] = (response) => void response.write(tiny.subarray(0, 10))
    expect(await Promise.all(['/pictures/silent.png', '/pictures/slow.png'].map((url) => statusOf(url, hastyApp)))).toEqual([503, 503])
  })
})

describe('a quality', () => {
  it('is fixed; any other is rejected before any request', async () => {
    answers['/pictures/tiny.png'] = (response) => response.end(tiny)
    const statusIn = async (q: string) => (await app.inject(`/_next/image?url=%2Fpictures%2Ftiny.png&w=16${q}`)).statusCode
    expect(await Promise.all(['&q=1', '&q=74', '&q=76', '&q=100', '&q=075', '&q=75.0', '&q=', '&q=75&q=75'].map(statusIn))).toEqual(Array(8).fill(400))
    expect(asked).toEqual([])
    expect([await statusIn('&q=75'), await statusIn('')]).toEqual([200, 200])
    expect(asked).toHaveLength(1)
  })
})

describe('many different requests', () => {
  it('stay within the cache size, ten thousand at once', async () => {
    const place = await mkdtemp(join(tmpdir(), 'picture-attacks-'))
    const cache = await imageCache(place, 100_000)
    await Promise.all(Array.from({ length: 10_000 }, (_, at) => cache.write(`p${at}`, { version: 'old', bytes: Buffer.alloc(100 + (at % 300)) })))
    const bytes = await bytesIn(place)
    expect(bytes).toBeLessThanOrEqual(100_000)
    expect(bytes).toBeGreaterThan(50_000)
  }, 300_000)

  it('are all answered within the same cache size', async () => {
    const names = Array.from({ length: 100 }, (_, at) => `/pictures/tiny-${at}.png`)
    for (const name of names) answers[name] = (response) => response.end(tiny)
    const statuses = await Promise.all(names.map((name) => statusOf(name)))
    expect(statuses.every((status) => status === 200)).toBe(true)
    expect(await bytesIn(folder)).toBeLessThanOrEqual(maxCacheBytes)
  })
})

async function bytesIn(place: string): Promise<number> {
  const sizes = await Promise.all((await readdir(place)).map(async (name) => (await stat(join(place, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A decompression bomb: a PNG of one colour has few bytes for any number of pixels. */
function bombOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([1, 0], 8)
  const pixels = deflateSync(Buffer.alloc(Math.ceil(width / 8) + 1), { level: 9 })
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), part('IHDR', size), part('IDAT', pixels), part('IEND', Buffer.alloc(0))])
}

function part(name: string, body: Buffer): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), body])]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
