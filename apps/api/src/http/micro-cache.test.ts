import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { saveTitle } from '@ott/catalogue-store'
import { aNewMovie } from '@ott/catalogue-store/testing'
import { createLog } from './logger.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'

type Headers = Record<string, string>

const path = '/contents/api/v1/contents?permalink=/ferry&language=english'
const lines: string[] = []
const siteOrigin = 'http://localhost:3000'

let api: TestApi
let anonymous: Headers
/** Calls that reached a handler of the framework. */
let handled = 0
const count = () => void (handled += 1)

beforeAll(async () => {
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) })
  api = await startApi({ log: createLog('info', stream), config: { countryHeader: 'x-country' } })
  await saveTitle(api.db, aNewMovie('ferry', { permanentLink: '/ferry', title: { english: 'The Last Ferry' }, blockedCountries: ['GB'] }))
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  anonymous = { 'site-id': api.deps.config.siteId, authorization: `Bearer ${await api.anonymous()}` }
  subscribe('tracing:fastify.request.handler:start', count)
})
afterAll(async () => {
  unsubscribe('tracing:fastify.request.handler:start', count)
  await api.stop()
})

beforeEach(() => {
  api.wait(1)
  handled = 0
})

async function ask(headers: Headers, { method = 'GET', url = path } = {}) {
  const { port } = api.app.server.address() as AddressInfo
  const asked = request({ port, method, path: url, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  const { date: _date, 'x-request-id': requestId, ...rest } = answer.headers
  return { requestId, answer: { status: answer.statusCode, headers: rest, body: body.toString('base64') }, text: body.toString() }
}

describe('an answer that is ready', () => {
  it('tells caches in between that it differs by country, also where it goes out again', async () => {
    const [first, again] = [await ask(anonymous), await ask({ ...anonymous, 'x-country': 'IN' })]
    const known = await ask({ ...anonymous, 'if-none-match': String(first.answer.headers.etag) })
    const vary = 'accept-encoding, origin, site-id, x-country'
    expect([first, again, known].map(({ answer }) => [answer.status, answer.headers.vary])).toEqual([[200, vary], [200, vary], [304, vary]])
  })

  it.each<[string, Headers]>([
    ['as it is', {}],
    ['in brotli', { 'accept-encoding': 'gzip, deflate, br' }],
    ['in gzip', { 'accept-encoding': 'gzip' }],
    ['from the site’s own pages', { origin: siteOrigin }],
    ['from elsewhere', { origin: 'https://elsewhere.example' }],
    ['by who has another one', { 'if-none-match': '"another"' }],
  ])('is what it was before, asked for %s', async (_how, headers) => {
    const [first, again] = [await ask({ ...anonymous, ...headers }), await ask({ ...anonymous, ...headers })]
    expect([again.answer, handled]).toEqual([first.answer, 1])
    expect([first.answer.status, again.requestId === first.requestId]).toEqual([200, false])
  })

  it('is no more than its name for who has it', async () => {
    const { etag } = (await ask(anonymous)).answer.headers
    const having = { ...anonymous, 'if-none-match': `W/${etag}` }
    const again = await ask(having)
    api.wait(1)
    expect([(await ask(having)).answer, again.answer.status, handled]).toEqual([again.answer, 304, 2])
  })

  it('keeps the name that a proxy gave the request', async () => {
    await ask(anonymous)
    expect((await ask({ ...anonymous, 'x-request-id': 'from-the-proxy' })).requestId).toBe('from-the-proxy')
  })

  it('leaves a line in the log like others', async () => {
    await ask(anonymous)
    const { requestId } = await ask(anonymous)
    const line = { requestId, method: 'GET', path: '/contents/api/v1/contents', status: 200, ms: 0, msg: 'answered' }
    expect(lines.map((each) => JSON.parse(each))).toContainEqual(expect.objectContaining(line))
  })

  it('is made anew within a second of a change', async () => {
    await ask(anonymous)
    await saveTitle(api.db, aNewMovie('ferry', { permanentLink: '/ferry', title: { english: 'The First Ferry' }, blockedCountries: ['GB'] }))
    api.wait(1)
    expect([(await ask(anonymous)).text, handled]).toEqual([expect.stringContaining('The First Ferry'), 2])
  })

  it('is left to the framework while the server stops', async () => {
    await ask(anonymous)
    api.app.readiness.isStopping = true
    expect([(await ask(anonymous)).answer.status, handled]).toEqual([200, 2])
    api.app.readiness.isStopping = false
  })
})

describe('nobody gets a ready answer who', () => {
  beforeEach(() => ask(anonymous))

  it.each<[string, Headers, Parameters<typeof ask>[1], number, string]>([
    ['comes from another site', { 'site-id': 'another' }, {}, 400, 'SITE_ID_REQUIRED'],
    ['has a forged bearer', { authorization: 'Bearer a.b.c' }, {}, 401, 'TOKEN_INVALID'],
    ['is where the title is not to be seen', { 'x-country': 'GB' }, {}, 403, 'NOT_IN_YOUR_COUNTRY'],
    ['asks with another method', {}, { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
    ['asks for another title', {}, { url: path.replace('ferry', 'bridge') }, 404, 'NOT_FOUND'],
  ])('%s', async (_who, headers, how, status, errorCode) => {
    const { answer, text } = await ask({ ...anonymous, ...headers }, how)
    expect([answer.status, JSON.parse(text).errorCode]).toEqual([status, errorCode])
  })

  it('has no bearer', async () => {
    const { authorization: _, ...nobody } = anonymous
    expect((await ask(nobody)).answer.status).toBe(401)
  })

  it('has a bearer that has run out', async () => {
    api.wait(86_400)
    const late = await ask(anonymous)
    anonymous = { ...anonymous, authorization: `Bearer ${await api.anonymous()}` }
    expect([late.answer.status, JSON.parse(late.text).errorCode]).toEqual([401, 'TOKEN_EXPIRED'])
  })

  it('is signed in: that answer is kept by nobody', async () => {
    const { sAccessToken } = await api.signIn('+919830090001')
    await ask(anonymous)
    const { answer } = await ask({ ...anonymous, authorization: `Bearer ${sAccessToken}` })
    expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined])
  })

  it('asks for a call that is to fail', async () => {
    const before = api.deps.knobs.current
    api.deps.knobs.current = { ...before, faults: { contents: { errorCode: 'UNAVAILABLE' } } }
    const { status } = (await ask(anonymous)).answer
    api.deps.knobs.current = before
    expect(status).toBe(503)
  })

  it('asks without wanting a body', async () => {
    expect((await ask(anonymous, { method: 'HEAD' })).answer).toMatchObject({ status: 200, body: '' })
  })
})
