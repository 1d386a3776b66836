/** @jest-environment node */
import { freshNonce, htmlCache } from './html-cache.ts'
import type { CachedPage } from './html-cache.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const policy = `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`
const html = `<script nonce="${nonce}">1</script><style nonce="${nonce}"></style>`

type Rendered = { body?: string; status?: number; headers?: Record<string, string> }

function respond({ body = html, status = 200, headers = {} }: Rendered = {}): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html', 'content-security-policy': policy, ...headers } })
}

/** Renders when the test says so. */
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
const textOf = async (answer: CachedPage | Response) => (answer instanceof Response ? answer.text() : answer.parts.join(nonce))

describe('a cached page', () => {
  it('is kept without its nonce, and every answer gets its own', async () => {
    const { ask } = aCache()
    const page = await ask()
    expect(page.parts.join('fresh')).toBe(html.replaceAll(nonce, 'fresh'))
    const answers = [freshNonce(page), freshNonce(page)]
    expect(answers.map(({ headers }) => Object.fromEntries(headers)['content-security-policy'])).toEqual(
      answers.map((answer) => `script-src 'nonce-${answer.nonce}'; style-src 'nonce-${answer.nonce}'`),
    )
    expect(new Set([...answers.map((answer) => answer.nonce), nonce]).size).toBe(3)
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

  it('keeps its compressed bytes when it is rendered again and says the same, also after its time', async () => {
    const { state, ask } = aCache()
    const first = await ask()
    state.seconds += 301
    state.next = { headers: { 'server-timing': 'read;desc=301000' } }
    const again = await ask()
    expect([again.packed === first.packed, again.headers]).toEqual([true, expect.arrayContaining([['server-timing', 'read;desc=301000']])])
    state.seconds += 301
    state.next = { body: `${html}<p>new</p>` }
    expect((await ask()).packed === first.packed).toBe(false)
  })
})

describe('a page that many ask for at once', () => {
  it('is rendered once, and compressed once for all who wait', async () => {
    const { renders, render } = renderer()
    const cache = htmlCache()
    const asked = Array.from({ length: 50 }, () => cache.get('/en', render))
    expect(renders).toHaveLength(1)
    renders[0]?.resolve(respond())
    const answers = await Promise.all(asked)
    const packed = await Promise.all(answers.map(async (answer) => (answer instanceof Response ? null : answer.packed())))
    expect(new Set(packed.map((page) => page?.bytes)).size).toBe(1)
    expect(renders).toHaveLength(1)
  })

  it.each<[string, Rendered]>([
    ['is missing', { status: 404 }],
    ['leads elsewhere', { status: 302, headers: { location: '/en/login' } }],
    ['must not be stored', { headers: { 'cache-control': 'private, no-store' } }],
    ['has no nonce', { body: '<p>no script</p>' }],
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
    expect(renders).toHaveLength(1)
    void cache.get('/en', render)
    expect(renders).toHaveLength(2)
  })

  it('fails for all of them if its render throws, and is rendered for the next', async () => {
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
  it('is renewed by one request after 30 seconds, and answers all until the new one is compressed', async () => {
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
    expect(await textOf(answer)).toContain('<p>new</p>')
    expect(renders).toHaveLength(2)
  })

  it('stays until its time is over if it cannot be renewed', async () => {
    let seconds = 1
    const errors: unknown[] = []
    const { renders, render } = renderer()
    const cache = htmlCache({ clock: { now: () => seconds * 1000 }, onRenewalError: (error) => errors.push(error) })
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
