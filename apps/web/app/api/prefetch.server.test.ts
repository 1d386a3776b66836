/** @jest-environment node */
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { genresQuery } from '@ott/api-client'
import { RouterContextProvider } from 'react-router'
import type { data } from 'react-router'
import type * as Prefetch from './prefetch.server.ts'

let answer: RequestListener
let prefetch: typeof Prefetch.prefetch
const waiting = new Set<() => void>()

const api = createServer((request, response) => {
  if (request.url?.endsWith('/anonymous-token') && !breaksTokens) return void response.end('token')
  answer(request, response)
})
let breaksTokens = false

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve)
  })
  process.env.API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  // It reads the environment when it is loaded.
  ;({ prefetch } = await import('./prefetch.server.ts'))
})
afterAll(() => {
  api.closeAllConnections()
  api.close()
})
afterEach(() => {
  breaksTokens = false
  for (const end of waiting) end()
})

const genres = '{"items":[],"total":0}'

type Read = Parameters<typeof prefetch>[1]

const readSearches: Read = (_queries, call) => call('popularSearch', { query: { language: 'english' } })

/** The status and the headers of a page whose loader reads that. */
async function pageStatus(read = readSearches) {
  const args = { request: new Request('http://localhost/en'), params: { locale: 'en' }, context: new RouterContextProvider() }
  try {
    await prefetch(args, read)
    return 200
  } catch (error) {
    const { init } = error as ReturnType<typeof data>
    return [init?.status, new Headers(init?.headers).get('retry-after')]
  }
}

const json = (body: string, status = 200, headers = {}): RequestListener => (_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

it('a broken answer to the request for a token is not used for later pages', async () => {
  breaksTokens = true
  answer = (_request, response) => response.end('<!doctype html>\n<p>Welcome</p>')
  expect(await pageStatus()).toEqual([503, '5'])
  breaksTokens = false
  answer = json(genres)
  expect(await pageStatus()).toBe(200)
})

it('a page has data if the api keeps the contract', async () => {
  answer = json(genres)
  expect(await pageStatus()).toBe(200)
})

it.each<[string, RequestListener]>([
  ['HTML', (_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><p>Welcome</p>')],
  ['truncated JSON', json(genres.slice(0, 12))],
  ['fewer bytes than it promised', (_request, response) => response.writeHead(200, { 'content-length': 100 }).write(genres, () => response.destroy())],
  ['nothing', json('')],
  ['204', json('', 204)],
  ['null', json('null')],
  ['an empty object', json('{}')],
  ['items of another shape', json('{"items":[{"words":1}],"total":1}')],
  ['a redirect', json('', 302, { location: 'http://127.0.0.1:9/' })],
  ['no response at all', (request) => request.socket.destroy()],
  ['an error page of a proxy', json('<h1>Not Found</h1>', 404)],
  ['an unknown error', json('{"error":"x"}', 400)],
  ['401 to an anonymous call', json('{"errorCode":"TOKEN_INVALID","message":"x","requestId":"1"}', 401)],
  ['500', json('{"errorCode":"INTERNAL","message":"x","requestId":"1"}', 500)],
])('a page is 503 if the api answers %s', async (_, listener) => {
  answer = listener
  expect(await pageStatus()).toEqual([503, '5'])
})

it('a page has the status and the wait of a refusal in the contract’s format', async () => {
  const refusal = (errorCode: string, status: number, more = {}) => json(JSON.stringify({ errorCode, message: 'x', requestId: '1', ...more }), status)
  const statuses: unknown[] = []
  for (const listener of [refusal('NOT_FOUND', 404), refusal('GONE', 410), refusal('RATE_LIMITED', 429, { retryAfter: 60 }), refusal('UNAVAILABLE', 503, { retryAfter: 2 })]) {
    answer = listener
    statuses.push(await pageStatus())
  }
  expect(statuses).toEqual([[404, null], [410, null], [429, '60'], [503, '2']])
})

describe('while the api does not answer', () => {
  const deadlines = { page: new AbortController(), optional: new AbortController() }
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  let asked: PromiseWithResolvers<void>

  beforeEach(() => {
    Object.assign(deadlines, { page: new AbortController(), optional: new AbortController() })
    timeout.mockImplementation((ms) => (ms === 5_000 ? deadlines.optional : ms === 10_000 ? deadlines.page : new AbortController()).signal)
    asked = Promise.withResolvers()
    answer = (_request, response) => {
      waiting.add(() => void response.end())
      asked.resolve()
    }
  })
  afterAll(() => timeout.mockRestore())

  const pass = (deadline: AbortController) => deadline.abort(new DOMException('late', 'TimeoutError'))

  it('a page is 503 after its deadline', async () => {
    const page = pageStatus()
    await asked.promise
    pass(deadlines.optional)
    pass(deadlines.page)
    expect(await page).toEqual([503, '5'])
  })

  it('a page is rendered without optional data after a shorter time', async () => {
    const page = pageStatus((queries, _call, language, optional) => queries.prefetchQuery(genresQuery(optional, language)))
    await asked.promise
    pass(deadlines.optional)
    expect(await page).toBe(200)
  })
})
