/** @jest-environment node */
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { imageCache } from './image-cache.ts'
import { serveImages } from './image-resizer.ts'

type Answer = { status: number; etag?: string; master?: Buffer }

let answer: Answer
const asked: string[] = []
const origin = createServer(({ method }, response) => {
  asked.push(method ?? '')
  response.writeHead(answer.status, answer.etag ? { etag: answer.etag } : {}).end(answer.master)
})

let blue: Answer
let red: Answer
let site: FastifyInstance
let folder: string
let seconds = 1

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve)
  })
  const masterOf = (background: string) => sharp({ create: { width: 32, height: 32, channels: 3, background } }).png().toBuffer()
  blue = { status: 200, etag: 'W/"blue"', master: await masterOf('#225588') }
  red = { status: 200, etag: 'W/"red"', master: await masterOf('#882222') }
})
beforeEach(async () => {
  answer = blue
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  site = await start()
  asked.length = 0
})
afterEach(() => site.close())
afterAll(() => {
  origin.closeAllConnections()
  origin.close()
})

async function start(): Promise<FastifyInstance> {
  const server = fastify({ logger: false })
  const limits = { maxBytes: 100_000, timeoutMs: 20_000 }
  const apiUrl = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`
  serveImages(server, apiUrl, await imageCache(folder, 100_000), limits, { now: () => seconds * 1000 })
  return server
}

async function picture(headers: Record<string, string> = {}, width = 16) {
  const address = `/_next/image?url=%2Fpictures%2Fferry.png&w=${width}&q=75`
  const { statusCode, headers: { etag }, rawPayload } = await site.inject({ url: address, headers: { accept: 'image/webp', ...headers } })
  return { status: statusCode, etag: String(etag), bytes: rawPayload }
}

describe('an image', () => {
  it('is updated two minutes after its master was replaced, with another ETag', async () => {
    const before = await picture()
    answer = red
    seconds += 120
    const after = await picture()
    expect(after.status).toBe(200)
    expect([after.etag === before.etag, after.bytes.equals(before.bytes)]).toEqual([false, false])
  })

  it('is not sent again to a browser that has it, until its master is replaced', async () => {
    const { etag } = await picture()
    expect((await picture({ 'if-none-match': etag })).status).toBe(304)
    answer = red
    seconds += 120
    expect((await picture({ 'if-none-match': etag })).status).toBe(200)
  })

  it('causes no request to its origin within a minute, in any cached size', async () => {
    await Promise.all([picture(), picture({}, 32)])
    asked.length = 0
    seconds += 59
    await Promise.all([picture(), picture({}, 32), picture()])
    expect(asked).toEqual([])
  })

  it('is served while its version is checked in the background', async () => {
    const before = await picture()
    answer = red
    seconds += 61
    expect((await picture()).bytes).toEqual(before.bytes)
  })

  it('is checked and resized once for concurrent requests after its master was replaced', async () => {
    const before = await picture()
    answer = red
    seconds += 120
    asked.length = 0
    const after = await Promise.all([picture(), picture(), picture()])
    expect(asked).toEqual(['HEAD', 'GET'])
    expect(after.map(({ etag }) => etag === before.etag)).toEqual([false, false, false])
  })

  it('is served by a later run without reading its master again', async () => {
    const before = await picture()
    await site.close()
    site = await start()
    asked.length = 0
    expect(await picture()).toEqual(before)
    expect(asked).toEqual(['HEAD'])
  })

  it('is served while its origin fails, also in a later run', async () => {
    const before = await picture()
    answer = { status: 500 }
    seconds += 120
    expect(await picture()).toEqual(before)
    await site.close()
    site = await start()
    expect(await picture()).toEqual(before)
  })

  it('is served while its new master cannot be fetched', async () => {
    const before = await picture()
    answer = red
    seconds += 120
    await picture({}, 32)
    answer = { status: 500 }
    asked.length = 0
    expect([await picture(), await picture()]).toEqual([before, before])
    expect(asked).toEqual(['GET'])
    answer = red
    seconds += 61
    expect((await picture()).etag).not.toBe(before.etag)
  })

  it('that is not cached may be retried after its origin failed', async () => {
    answer = { status: 500 }
    expect((await picture()).status).toBe(503)
  })

  it('is gone with its master', async () => {
    await picture()
    answer = { status: 404 }
    seconds += 120
    expect((await picture()).status).toBe(404)
  })
})
