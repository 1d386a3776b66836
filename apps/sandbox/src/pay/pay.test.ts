import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { createClock } from './clock.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.stop())

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(`${sandbox.url}/pay/${path}`, { method, headers: { 'content-type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

describe('the ledger', () => {
  it('lists what both rails moved, and adds it up', async () => {
    const common = { chargeId: 'ch_1', currency: 'INR', customerId: null, metadata: {} }
    sandbox.pay.ledger.add({ ...common, rail: 'stripe', type: 'charge', id: 'ch_1', amount: 300 })
    sandbox.pay.ledger.add({ ...common, rail: 'stripe', type: 'refund', id: 're_1', amount: 100 })
    sandbox.pay.ledger.add({ ...common, rail: 'gateway', type: 'charge', id: 'J1', amount: 500 })
    sandbox.pay.ledger.countCall('gateway', 'POST /orders')
    sandbox.pay.ledger.countKey('gateway', 'J1')
    const { body } = await send('GET', 'ledger')
    expect(body).toMatchObject({
      movements: [{ id: 'ch_1' }, { id: 're_1' }, { id: 'J1' }],
      balance: { stripe: { INR: 200 }, gateway: { INR: 500 } },
      calls: { gateway: { 'POST /orders': 1 } },
      keys: { gateway: { J1: 1 } },
    })
  })
})

describe('the knobs', () => {
  it('change one rail at a time', async () => {
    expect((await send('PUT', 'knobs', { gateway: { latencyMs: 50 } })).body).toMatchObject({ gateway: { latencyMs: 50 }, stripe: { latencyMs: 0 } })
    expect((await send('GET', 'knobs')).body).toMatchObject({ gateway: { latencyMs: 50, areWebhooksOff: false } })
  })

  it.each([[{ other: {} }], [{ stripe: { unknown: 1 } }], [{ stripe: { latencyMs: '5' } }], [{ stripe: { latencyMs: -1 } }], [{ stripe: 1 }], [[]]])('refuse %j', async (changes) => {
    expect((await send('PUT', 'knobs', changes)).status).toBe(400)
    expect(sandbox.pay.knobs.of('stripe').latencyMs).toBe(0)
  })

  it('and the clock can’t be turned where strangers reach the demo', async () => {
    const open = await startSandbox({ pay: { hasControls: false } })
    const answers = await Promise.all([
      fetch(`${open.url}/pay/knobs`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"stripe":{"webhookUrl":"http://localhost:1"}}' }),
      fetch(`${open.url}/pay/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"offsetSeconds":1}' }),
      fetch(`${open.url}/pay/stripe/payment-methods/none/renew`, { method: 'POST' }),
      fetch(`${open.url}/pay/ledger`),
    ])
    await open.stop()
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200])
    expect(open.pay.knobs.of('stripe').webhookUrl).toBe('')
  })

  it('use up their faults', () => {
    sandbox.pay.knobs.update({ gateway: { failNextCalls: 1, hangNextCalls: 1 } })
    expect([1, 2, 3].map(() => sandbox.pay.knobs.takeFault('gateway'))).toEqual(['fail', 'hang', 'none'])
  })
})

describe('the clock', () => {
  it('follows the offset of the api', async () => {
    const { body } = await send('POST', 'clock', { offsetSeconds: 86_400 })
    const now = new Date((body as { now: string }).now).getTime()
    expect(Math.abs(now - Date.now() - 86_400_000)).toBeLessThan(60_000)
    expect((await send('POST', 'clock', { offsetSeconds: 'soon' })).status).toBe(400)
  })

  it('runs what became due in order, each at its own time, also what that schedules', () => {
    const start = new Date('2026-11-27T10:00:00Z')
    const clock = createClock(() => start)
    const seen: string[] = []
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
    const note = (name: string) => seen.push(`${name} ${(clock.now().getTime() - start.getTime()) / 1_000}`)
    clock.schedule(at(20), () => note('second'))
    clock.schedule(at(10), () => {
      note('first')
      clock.schedule(at(15), () => note('between'))
    })
    clock.schedule(at(12), () => note('cancelled'))()
    clock.schedule(at(60), () => note('later'))
    clock.setOffset(30)
    expect(seen).toEqual(['first 10', 'between 15', 'second 20'])
    clock.stop()
  })
})
