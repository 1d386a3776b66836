import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestSite } from '../gateway/test-site.ts'
import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { setUpCard, stripeClient } from '../stripe/testing.ts'

const dayMs = 86_400_000

let sandbox: Sandbox
let site: Awaited<ReturnType<typeof startSite>>

beforeEach(async () => {
  site = await startSite()
  sandbox = await startSandbox({ pay: { webhookUrls: { stripe: `${site.url}/subscription/ott/api/webhooks/stripe` } } })
})
afterEach(async () => {
  await sandbox.stop()
  await site.stop()
})

/** The clock of a site with a task every ten days, which notes what the vendors' clock says when it carries one out. */
async function startSite() {
  let now = Date.now()
  let nextTaskAt = now + 10 * dayMs
  const vendorsAtTask: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url !== '/test/clock') return void response.end('{}')
      const move = JSON.parse(Buffer.concat(chunks).toString()) as { advanceSeconds?: number; toNextTask?: true }
      if (move.toNextTask) {
        now = nextTaskAt
        vendorsAtTask.push(sandbox.pay.clock.now().getTime() - now)
        nextTaskAt += 10 * dayMs
      } else now += (move.advanceSeconds ?? 0) * 1_000
      response.end(JSON.stringify({ now: new Date(now).toISOString(), nextTaskAt: new Date(nextTaskAt).toISOString() }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    vendorsAtTask,
    now: () => now,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const read = async (language = 'en') => (await fetch(`${sandbox.url}/pay?language=${language}`)).text()

/** Submits a form as the browser does; the page that it leads to. */
async function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.url}/pay?language=en`, { method: 'POST', body: new URLSearchParams(fields), headers })
  return { status: answer.status, html: await answer.text() }
}

const numbers = { webhookDelaySeconds: '90', loseNextWebhooks: '2', latencyMs: '0', failNextCalls: '0', hangNextCalls: '0' }

describe('the page of the payment providers', () => {
  it('is linked from the outbox, and says in both languages that nothing was paid', async () => {
    expect(await (await fetch(`${sandbox.url}/?language=bn`)).text()).toContain('href="/pay?language=bn"')
    expect(await read()).toContain('Nothing was paid yet.')
    const bengali = await read('bn')
    expect(bengali).toContain('<html lang="bn">')
    expect(bengali).toContain('এখনো কোনো পেমেন্ট হয়নি।')
  })

  it('lists payments and refunds of the card provider with their state', async () => {
    const { customer, payment_method } = await setUpCard(sandbox, '4242424242424242')
    const stripe = stripeClient(sandbox)
    const paid = await stripe.paymentIntents.create({ amount: 29_900, currency: 'inr', customer, payment_method, confirm: true, off_session: true, metadata: { order_id: 'J1' } })
    await stripe.refunds.create({ payment_intent: paid.id, amount: 9_900 })
    const html = await read()
    for (const text of ['₹299', 'visa •••• 4242', 'Order J1', 'succeeded', '₹99', `of payment ${paid.id}`, 'returned', 'Card provider']) expect(html).toContain(text)
    expect(html).not.toContain('4242424242424242')
  })

  it('lists payments, refunds and permissions of the gateway with their state', async () => {
    const gateway = await startTestSite()
    const seconds = (time: number) => String(Math.floor(time / 1_000))
    const terms = {
      'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '598.00', 'mandate.frequency': 'MONTHLY', 'mandate.start_date': seconds(gateway.start),
      'mandate.end_date': seconds(gateway.start + 365 * dayMs), 'mandate.amount_rule': 'VARIABLE', 'mandate.revokable_by_customer': 'true',
    }
    const { orderId, page } = await gateway.begin(terms, { payment_method_type: 'UPI', payment_method: 'UPI_PAY', txn_type: 'UPI_PAY', sdk_params: 'true', should_create_mandate: 'true', mandate_type: 'EMANDATE' })
    await gateway.pay(page, 'pay')
    await gateway.call(`/orders/${orderId}/refunds`, { unique_request_id: 'R1', amount: '1.00' })
    const html = await (await fetch(`${gateway.sandbox.url}/pay?language=bn`)).text()
    for (const text of ['mira@upi', `অর্ডার ${orderId}`, 'CHARGED', 'দেওয়া হয়েছে', '₹১', 'PENDING', 'ফেরত যাচ্ছে', 'চালু', 'একবারে সর্বাধিক ₹৫৯৮']) expect(html).toContain(text)
    await gateway.stop()
  })

  it('turns the knobs of a rail and shows them', async () => {
    const { status, html } = await submit({ rail: 'gateway', areWebhooksDoubled: 'yes', ...numbers })
    expect(status).toBe(200)
    expect(html).toContain('Saved: Gateway.')
    expect(sandbox.pay.knobs.of('gateway')).toMatchObject({ areWebhooksDoubled: true, areWebhooksOff: false, webhookDelaySeconds: 90, loseNextWebhooks: 2 })
    expect(sandbox.pay.knobs.of('stripe').areWebhooksDoubled).toBe(false)
    expect(html).toMatch(/name="areWebhooksDoubled" value="yes" checked/)
    await submit({ rail: 'gateway', ...numbers })
    expect(sandbox.pay.knobs.of('gateway').areWebhooksDoubled).toBe(false)
  })

  it('refuses what is no number, and forms of other sites', async () => {
    for (const webhookDelaySeconds of ['', '-1', '1.5', 'soon']) expect((await submit({ rail: 'stripe', ...numbers, webhookDelaySeconds })).status).toBe(400)
    expect((await submit({ rail: 'other', ...numbers })).status).toBe(400)
    expect((await submit({ rail: 'stripe', ...numbers }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(sandbox.pay.knobs.of('stripe').webhookDelaySeconds).toBe(0)
  })

  it('has no forms where strangers reach the demo', async () => {
    const open = await startSandbox({ pay: { hasControls: false } })
    expect(await (await fetch(`${open.url}/pay`)).text()).not.toContain('<form')
    expect((await fetch(`${open.url}/pay`, { method: 'POST', body: new URLSearchParams({ move: '1' }) })).status).toBe(404)
    await open.stop()
  })
})

describe('the clock', () => {
  it('moves to the next task, and the providers’ clock is there before', async () => {
    const before = site.now()
    const { html } = await submit({ move: 'nextTask' })
    expect(html).toMatch(/It is now .+ The next task is due on /)
    expect(Math.round((site.now() - before) / dayMs)).toBe(10)
    expect(site.vendorsAtTask.map((difference) => Math.abs(difference) < 5_000)).toEqual([true])
  })

  it('moves by days from task to task', async () => {
    const before = site.now()
    await submit({ move: '30' })
    expect(Math.round((site.now() - before) / dayMs)).toBe(30)
    expect(site.vendorsAtTask.map((difference) => Math.abs(difference) < 5_000)).toEqual([true, true, true])
    expect(Math.abs(sandbox.pay.clock.now().getTime() - site.now())).toBeLessThan(5_000)
  })

  it('says so where the site does not answer, and is not offered without a site', async () => {
    await site.stop()
    expect(await submit({ move: '1' })).toMatchObject({ status: 502, html: expect.stringContaining('The site did not answer') })
    sandbox.pay.knobs.update({ stripe: { webhookUrl: '' } })
    expect(await read()).not.toContain('name="move"')
  })
})
