import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.collect.events.clear())

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(sandbox.collect.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

const ga4 = { client_id: 'c', consent: { ad_user_data: 'DENIED' }, events: [{ name: 'Page_View', timestamp_micros: 1.79e15, params: { session_id: 1, engagement_time_msec: 1, event_id: 'e1' } }] }

describe('the analytics services of the sandbox', () => {
  it('keep what they get, with what is wrong about it', async () => {
    expect((await send('/ga4/mp/collect', ga4)).status).toBe(204)
    expect((await send('/ga4/mp/collect', { events: [{ name: 'a'.repeat(41) }] })).status).toBe(204)
    const [bad, good] = sandbox.collect.events.find({ destination: 'ga4' })
    expect([good?.name, good?.id, good?.problems]).toEqual(['Page_View', 'e1', []])
    expect(bad?.problems).toEqual(expect.arrayContaining(['client_id is missing', 'the name is invalid']))
  })

  it('say what is wrong at the debug URL of GA4, and keep nothing', async () => {
    const answer = (await (await send('/ga4/debug/mp/collect', { ...ga4, client_id: undefined })).json()) as { validationMessages: unknown[] }
    expect(answer.validationMessages).toHaveLength(1)
    expect(sandbox.collect.events.find({})).toEqual([])
  })

  it('refuse a body without a key', async () => {
    const answers = await Promise.all([send('/segment/v1/batch', { batch: [] }), send('/posthog/batch/', { batch: [] }), send('/snowplow/com.snowplowanalytics.snowplow/tp2', {}), send('/sentry/api/1/envelope/', {})])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  })

  it('fail on request', async () => {
    sandbox.collect.setFault('ga4', 'fail')
    const failed = await send('/ga4/mp/collect', ga4)
    sandbox.collect.setFault('ga4', 'busy')
    const busy = await send('/ga4/mp/collect', ga4)
    sandbox.collect.setFault('ga4', 'none')
    expect([failed.status, busy.status, busy.headers.get('retry-after')]).toEqual([500, 429, '30'])
    expect(sandbox.collect.events.find({})).toEqual([])
  })

  it('keep the last thousand events', async () => {
    for (let at = 0; at < 45; at += 1) await send('/ga4/mp/collect', { ...ga4, events: Array.from({ length: 25 }, () => ga4.events[0]) })
    expect(sandbox.collect.events.find({})).toHaveLength(1_000)
  })

  it('show events in both languages, filtered, and send them as they come', async () => {
    const stream = await fetch(`${sandbox.url}/events/stream?destination=ga4`)
    const reader = stream.body?.getReader()
    await reader?.read()
    await send('/ga4/mp/collect', ga4)
    const { value } = (await reader?.read()) ?? {}
    await reader?.cancel()
    expect(new TextDecoder().decode(value)).toContain('"name":"Page_View"')
    const pages = await Promise.all(['en', 'bn'].map(async (language) => (await fetch(`${sandbox.url}/events?language=${language}&name=page`)).text()))
    expect(pages.map((html) => html.includes('Page_View'))).toEqual([true, true])
    expect(pages[1]).toContain('ইভেন্ট')
    expect(await (await fetch(`${sandbox.url}/events?name=video`)).text()).not.toContain('Page_View')
    expect(await (await fetch(`${sandbox.url}/events.json`)).json()).toHaveLength(1)
  })
})
