/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { QueueFull } from './concurrency-limit.ts'
import { bodyOf, htmlCache } from './html-cache.ts'
import type { CachedPage } from './html-cache.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const policy = `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`
const html = `<script nonce="${nonce}">1</script>`
/** The page as the cache serves it. */
const finished = '<script>1</script>'

type Rendered = { body?: string; status?: number; headers?: Record<string, string> }

function respond({ body = html, status = 200, headers = {} }: Rendered = {}): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html', 'content-security-policy': policy, ...headers } })
}

/** A render function that the test resolves. */
function renderer() {
  const renders: PromiseWithResolvers<Response>[] = []
  const render = () => {
    const next = Promise.withResolvers<Response>()
    renders.push(next)
    return next.promise
  }
  return { renders, render }
}

/** A cache with a clock in seconds, and a page that counts its renders. */
function aCache() {
  const state = { seconds: 1, renders: 0, next: {} as Rendered }
  const cache = htmlCache({ clock: { now: () => state.seconds * 1000 } })
  const ask = async (key = '/en') => {
    const answer = await cache.get(key, async () => {
      state.renders += 1
      return respond(state.next)
    })
    if (answer instanceof Response) throw new Error('The page was not cached')
    return answer
  }
  return { state, ask }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50))
const textOf = async (answer: CachedPage | Response) => (answer instanceof Response ? answer.text() : answer.bodies.identity.toString())
const bytesOf = (answer: CachedPage | Response) => (answer instanceof Response ? null : answer.bodies.br)

describe('a cached page', () => {
  it('is the same bytes in every encoding, without a nonce in it or in its policy', async () => {
    const { ask } = aCache()
    const page = await ask()
    const { headers } = page
    const [identity, br, gz] = [await bodyOf(page, null), await bodyOf(page, 'br'), await bodyOf(page, 'gzip')]
    expect([identity, brotliDecompressSync(br), gunzipSync(gz)].map(String)).toEqual([finished, finished, finished])
    expect(await bodyOf(page, 'gzip')).toBe(gz)
    expect(Object.fromEntries(headers)['content-security-policy']).toMatch(/^script-src 'sha256-/)
    expect(JSON.stringify(headers)).not.toContain('nonce')
  })

  it('gets smaller bytes once it is requested again', async () => {
    const rows = Array.from({ length: 400 }, (_, row) => `<li><a href="/en/title-${row * 7919}">Title ${row}</a></li>`).join('')
    const { state, ask } = aCache()
    state.next = { body: html + rows }
    const { bodies } = await ask()
    const quick = bodies.br
    await settled()
    expect(bodies.br).toBe(quick)
    while (bodies.br === quick) {
      await ask()
      await new Promise(setImmediate)
    }
    expect(bodies.br.length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(bodies.br).toString()).toBe(finished + rows)
  })

  it('is rendered again after 300 seconds', async () => {
    const { state, ask } = aCache()
    await ask()
    state.seconds += 29
    await ask()
    expect(state.renders).toBe(1)
    state.seconds += 272
    await ask()
    expect(state.renders).toBe(2)
  })

  it('keeps its compressed bytes if a new render is equal, even after it expired', async () => {
    const { state, ask } = aCache()
    const first = await ask()
    state.seconds += 301
    state.next = { headers: { 'server-timing': 'read;desc=301000' } }
    const again = await ask()
    expect([again.bodies === first.bodies, again.headers]).toEqual([true, expect.arrayContaining([['server-timing', 'read;desc=301000']])])
    state.seconds += 301
    state.next = { body: `${html}<p>new</p>` }
    expect((await ask()).bodies === first.bodies).toBe(false)
  })
})

describe('concurrent requests of a page', () => {
  it('share one render and one compression', async () => {
    const { renders, render } = renderer()
    const cache = htmlCache()
    const asked = Array.from({ length: 50 }, () => cache.get('/en', render))
    expect(renders).toHaveLength(1)
    renders[0]?.resolve(respond())
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(bytesOf))).toEqual(new Set([expect.any(Buffer)]))
    expect(renders).toHaveLength(1)
  })

  it.each<[string, Rendered]>([
    ['is missing', { status: 404 }],
    ['leads elsewhere', { status: 302, headers: { location: '/en/login' } }],
    ['must not be stored', { headers: { 'cache-control': 'private, no-store' } }],
    ['needs its nonce', { body: `<script nonce="${nonce}" type="module"></script>` }],
  ])('is rendered for each of them if it %s', async (_, rendered) => {
    const { renders, render } = renderer()
    const cache = htmlCache()
    const asked = Array.from({ length: 3 }, () => cache.get('/en', render))
    renders[0]?.resolve(respond({ body: 'page 0', ...rendered }))
    expect(await asked[0]).toBeInstanceOf(Response)
    await settled()
    expect(renders).toHaveLength(3)
    for (const [at, { resolve }] of renders.entries()) resolve(respond({ ...rendered, body: `page ${at}` }))
    const answers = await Promise.all(asked)
    expect(await Promise.all(answers.slice(1).map(textOf))).toEqual(['page 1', 'page 2'])
    void cache.get('/en', render)
    expect(renders).toHaveLength(4)
  })

  it.each<[string, Rendered]>([
    ['503', { status: 503 }],
    ['500 that must not be stored', { status: 500, headers: { 'cache-control': 'private, no-store' } }],
  ])('answers all of them with the same %s, and is not stored', async (_, rendered) => {
    const { renders, render } = renderer()
    const cache = htmlCache()
    const asked = Array.from({ length: 50 }, () => cache.get('/en', render))
    renders[0]?.resolve(respond(rendered))
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([rendered.status]))
    expect(await textOf(answers[49]!)).toBe(finished)
    expect(renders).toHaveLength(1)
    void cache.get('/en', render)
    expect(renders).toHaveLength(2)
  })

  it('all fail if the render throws, and the next request renders again', async () => {
    const { renders, render } = renderer()
    const cache = htmlCache()
    const asked = Array.from({ length: 50 }, () => cache.get('/en', render))
    renders[0]?.reject(new Error('broken'))
    const answers = await Promise.allSettled(asked)
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
    const next = cache.get('/en', render)
    renders[1]?.resolve(respond())
    expect((await next).status).toBe(200)
  })
})

describe('a stale page', () => {
  it('is revalidated by one request after 30 seconds and served until the new one is compressed', async () => {
    let seconds = 1
    const { renders, render } = renderer()
    const cache = htmlCache({ clock: { now: () => seconds * 1000 } })
    const first = cache.get('/en', render)
    renders[0]?.resolve(respond())
    const old = await first
    seconds += 31
    expect(await Promise.all(Array.from({ length: 50 }, () => cache.get('/en', render)))).toEqual(Array.from({ length: 50 }, () => old))
    expect(renders).toHaveLength(2)
    renders[1]?.resolve(respond({ body: `${html}<p>new</p>` }))
    let answer = await cache.get('/en', render)
    expect(answer).toBe(old)
    while (answer === old) {
      await new Promise(setImmediate)
      answer = await cache.get('/en', render)
    }
    expect(await textOf(answer)).toBe(`${finished}<p>new</p>`)
    expect(renders).toHaveLength(2)
  })

  it('is served until it expires if revalidation fails', async () => {
    let seconds = 1
    const errors: unknown[] = []
    const { renders, render } = renderer()
    const cache = htmlCache({ clock: { now: () => seconds * 1000 }, onRevalidationError: (error) => errors.push(error) })
    const first = cache.get('/en', render)
    renders[0]?.resolve(respond())
    const old = await first
    seconds += 31
    expect(await cache.get('/en', render)).toBe(old)
    renders[1]?.reject(new Error('broken'))
    await settled()
    expect(await cache.get('/en', render)).toBe(old)
    expect([errors, renders.length]).toEqual([[new Error('broken')], 2])
  })
})

describe('a server that is too busy to render', () => {
  it('serves its copy of a page, even an expired one, and renders it when it can', async () => {
    const state = { seconds: 1, isBusy: false }
    const errors: unknown[] = []
    const { renders, render } = renderer()
    const cache = htmlCache({
      clock: { now: () => state.seconds * 1000 },
      limit: (task) => (state.isBusy ? Promise.reject(new QueueFull()) : task()),
      onRevalidationError: (error) => errors.push(error),
    })
    const first = cache.get('/en', render)
    renders[0]?.resolve(respond())
    const old = await first
    state.isBusy = true
    for (const age of [31, 32, 3_600]) {
      state.seconds = 1 + age
      expect(await cache.get('/en', render)).toBe(old)
      await settled()
    }
    await expect(cache.get('/bn', render)).rejects.toThrow(QueueFull)
    expect([errors, renders.length]).toEqual([[], 1])
    state.isBusy = false
    const next = cache.get('/en', render)
    renders[1]?.resolve(respond({ body: `${html}<p>new</p>` }))
    expect(await textOf(await next)).toBe(`${finished}<p>new</p>`)
  })
})
