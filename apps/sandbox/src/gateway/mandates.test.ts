import { offPeak } from './debits.ts'
import { startTestSite } from './test-site.ts'
import type { TestSite } from './test-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.stop())

const seconds = (time: number) => String(Math.floor(time / 1_000))
const terms = () => ({
  'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '598.00', 'mandate.frequency': 'MONTHLY', 'mandate.start_date': seconds(site.start),
  'mandate.end_date': seconds(site.start + 10 * 365 * 86_400_000), 'mandate.amount_rule': 'VARIABLE', 'mandate.revokable_by_customer': 'true',
})
const asked = { should_create_mandate: 'true', mandate_type: 'EMANDATE' }
const upi = { payment_method_type: 'UPI', payment_method: 'UPI_PAY', txn_type: 'UPI_PAY', sdk_params: 'true', ...asked }
const card = { payment_method_type: 'CARD', payment_method: 'VISA', ...asked }

type MandateView = { mandate_id: string; mandate_status: string }

async function mandateOf(orderId: string): Promise<MandateView> {
  return (await site.order(orderId)).mandate as MandateView
}

/** A mandate whose first payment went through. */
async function activeMandate({ method = upi, vpa = 'mira@upi' }: { method?: Record<string, string>; vpa?: string } = {}): Promise<string> {
  const { orderId, page } = await site.begin(terms(), method)
  await site.pay(page, 'pay', { vpa })
  return (await mandateOf(orderId)).mandate_id
}

async function debit(mandate_id: string, amount = '299.00') {
  const orderId = site.newOrderId()
  const answer = await site.call('/txns', {
    'order.order_id': orderId, 'order.amount': amount, 'order.customer_id': 'customer_1', mandate_id, merchant_id: site.sandbox.gateway.merchantId, format: 'json',
  })
  return { orderId, answer }
}

const chooseDebits = (mandate_id: string, form: Record<string, string>) =>
  fetch(`${site.sandbox.gateway.url}/pages/mandates`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ mandate_id, ...form }) })

const hour = 3_600

describe('a mandate', () => {
  it('is active after its first payment and answers its terms', async () => {
    const { orderId, answer, page } = await site.begin(terms(), upi)
    expect((answer.body.payment as { sdk_params: object }).sdk_params).toMatchObject({ mam: '598.00', recur: 'MONTHLY', rev: 'Y', amrule: 'MAX' })
    expect(await mandateOf(orderId)).toMatchObject({ mandate_status: 'CREATED' })
    await site.pay(page, 'pay')
    expect(await mandateOf(orderId)).toMatchObject({
      mandate_id: expect.any(String), mandate_status: 'ACTIVE', max_amount: 598, frequency: 'MONTHLY', revokable_by_customer: true, payment_method_type: 'UPI', payer_vpa: 'mira@upi', end_date: expect.any(Number),
    })
    const events = await site.receivedWhen((all) => all.some(({ event_name }) => event_name === 'MANDATE_ACTIVATED'))
    expect(events.find(({ event_name }) => event_name === 'MANDATE_ACTIVATED')?.content.mandate).toMatchObject({ mandate_status: 'ACTIVE', max_amount: '598.00', revokable_by_customer: 'true' })
  })

  it('fails with its first payment, and a late success still activates it', async () => {
    const { orderId, page } = await site.begin(terms(), upi)
    await site.pay(page, 'failThenPay')
    expect(await mandateOf(orderId)).toMatchObject({ mandate_status: 'FAILURE' })
    await site.advance(90)
    expect(await mandateOf(orderId)).toMatchObject({ mandate_status: 'ACTIVE' })
  })

  it('expires at its end', async () => {
    const { orderId, page } = await site.begin({ ...terms(), 'mandate.end_date': seconds(site.start + 86_400_000) }, card)
    await site.pay(page, 'pay')
    await site.advance(86_400)
    expect(await mandateOf(orderId)).toMatchObject({ mandate_status: 'EXPIRED' })
    expect((await debit((await mandateOf(orderId)).mandate_id)).answer.status).toBe(400)
  })

  it('needs complete terms, rupees, a sufficient limit, and UPI or a card', async () => {
    const without = (name: string) => Object.fromEntries(Object.entries(terms()).filter(([key]) => key !== name))
    const refused = [
      ...Object.keys(terms()).filter((name) => name !== 'mandate.revokable_by_customer').map(without),
      { ...terms(), currency: 'USD' },
      { ...terms(), 'mandate.max_amount': '298.99' },
      { ...terms(), 'mandate.end_date': terms()['mandate.start_date'] },
    ]
    for (const order of refused) expect((await site.call('/orders', site.orderForm(order as Record<string, string>))).status).toBe(400)
    for (const method of [asked, { payment_method_type: 'WALLET', payment_method: 'PAYTM', ...asked }, { payment_method_type: 'CARD', payment_method: 'VISA' }]) {
      expect((await site.begin(terms(), method)).answer.status).toBe(400)
    }
  })
})

describe('a debit', () => {
  it('sends a notice, waits a day, then takes the money', async () => {
    const { orderId, answer } = await debit(await activeMandate({ method: card }))
    expect(answer).toMatchObject({ status: 200, body: { order_id: orderId, status: 'PENDING_VBV' } })
    await site.advance(24 * hour - 1)
    expect(await site.order(orderId)).toMatchObject({ status: 'PENDING_VBV', mandate: { mandate_status: 'ACTIVE' } })
    await site.advance(1)
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED' })
    const events = await site.receivedWhen((all) => all.some(({ event_name, content }) => event_name === 'ORDER_SUCCEEDED' && content.order?.order_id === orderId))
    expect(events.find(({ event_name }) => event_name === 'NOTIFICATION_SUCCEEDED')?.content.notification).toMatchObject({ order_id: orderId, amount: '299.00', notification_status: 'SUCCESS' })
  })

  it('waits for the end of the peak hours of UPI', async () => {
    // 10:30 in India is in the first window.
    const { orderId } = await debit(await activeMandate())
    await site.advance(24 * hour)
    expect(await site.order(orderId)).toMatchObject({ status: 'PENDING_VBV' })
    await site.advance(2.5 * hour)
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED' })
    const inIndia = (time: string) => new Date(`2026-11-29T${time}:00+05:30`)
    expect(['09:59', '10:00', '12:59', '13:00', '16:59', '17:00', '21:29', '21:30'].map((time) => offPeak(inIndia(time)))).toEqual(
      ['09:59', '13:00', '13:00', '13:00', '16:59', '21:30', '21:30', '21:30'].map(inIndia),
    )
  })

  it.each([
    ['decline', 'AUTHORIZATION_FAILED', 'AUTHORIZATION_FAILED'],
    ['payLater', 'AUTHORIZING', 'CHARGED'],
    ['failThenPay', 'AUTHORIZATION_FAILED', 'CHARGED'],
    ['leave', 'PENDING_VBV', 'PENDING_VBV'],
  ])('follows the payer’s choice %s: %s, after 90 seconds %s', async (debits, status, later) => {
    const mandate = await activeMandate({ method: card })
    await chooseDebits(mandate, { debits })
    const { orderId } = await debit(mandate)
    await site.advance(24 * hour)
    expect(await site.order(orderId)).toMatchObject({ status })
    await site.advance(90)
    expect(await site.order(orderId)).toMatchObject({ status: later })
  })

  it('follows the UPI address of the mandate', async () => {
    const { orderId, page } = await site.begin(terms(), upi)
    await site.pay(page, 'pay', { vpa: 'late@upi' })
    await site.advance(90)
    const next = await debit((await mandateOf(orderId)).mandate_id)
    await site.advance(27 * hour)
    expect(await site.order(next.orderId)).toMatchObject({ status: 'CHARGED' })
    await site.receivedWhen((all) => all.filter(({ event_name, content }) => event_name === 'ORDER_FAILED' && content.order?.order_id === next.orderId).length === 1)
  })

  it('is cancelled between notice and debit, up to 30 minutes before', async () => {
    const mandate = await activeMandate({ method: card })
    const cancel = (order_id: string) => site.call(`/mandates/${mandate}`, { command: 'cancel_recurring_transaction', order_id })
    const [early, late] = [await debit(mandate), await debit(mandate)]
    expect(await cancel(early.orderId)).toMatchObject({ status: 200, body: { order_id: early.orderId, status: 'AUTHORIZATION_FAILED' } })
    await site.advance(23.5 * hour + 1)
    expect((await cancel(late.orderId)).status).toBe(400)
    await site.advance(hour)
    expect([await site.order(early.orderId), await site.order(late.orderId)]).toMatchObject([{ status: 'AUTHORIZATION_FAILED' }, { status: 'CHARGED' }])
    expect((await cancel('JNONE')).status).toBe(400)
  })

  it('fails above 15,000 rupees, because the payer must agree', async () => {
    const { orderId, page } = await site.begin({ ...terms(), 'mandate.max_amount': '20000.00' }, card)
    await site.pay(page, 'pay')
    const big = await debit((await mandateOf(orderId)).mandate_id, '15000.01')
    await site.advance(24 * hour)
    expect(await site.order(big.orderId)).toMatchObject({ status: 'AUTHORIZATION_FAILED' })
  })

  it('is refused above the limit, with a used order id, for another customer and an unknown mandate', async () => {
    const mandate = await activeMandate()
    expect((await debit(mandate, '598.01')).answer.status).toBe(400)
    expect((await debit('mdtnone')).answer.status).toBe(404)
    const first = await debit(mandate)
    const form = { 'order.order_id': first.orderId.toLowerCase(), 'order.amount': '299.00', 'order.customer_id': 'customer_1', mandate_id: mandate, merchant_id: 'demo', format: 'json' }
    expect(await site.call('/txns', form)).toMatchObject({ status: 400, body: { error_code: 'duplicate_order_id' } })
    const stranger = { ...form, 'order.order_id': 'JSTRANGER', 'order.customer_id': 'customer_2' }
    expect((await site.call('/txns', stranger, { 'x-routing-id': 'customer_2' })).status).toBe(404)
  })
})

describe('commands', () => {
  it('revokes a mandate: its debits fail and new ones are refused', async () => {
    const mandate = await activeMandate({ method: card })
    const announced = await debit(mandate)
    expect(await site.call(`/mandates/${mandate}`, { command: 'revoke' })).toMatchObject({ status: 200, body: { mandate_id: mandate, mandate_status: 'REVOKED' } })
    expect((await site.call(`/mandates/${mandate}`, { command: 'revoke' })).status).toBe(400)
    expect((await debit(mandate)).answer.status).toBe(400)
    await site.advance(24 * hour)
    expect(await site.order(announced.orderId)).toMatchObject({ status: 'AUTHORIZATION_FAILED' })
    await site.receivedWhen((all) => all.some(({ event_name }) => event_name === 'MANDATE_REVOKED'))
  })

  it('pauses a card’s mandate; a UPI mandate is the payer’s to pause', async () => {
    const [ofCard, ofUpi] = [await activeMandate({ method: card }), await activeMandate()]
    expect(await site.call(`/mandates/${ofCard}`, { command: 'pause' })).toMatchObject({ status: 200, body: { mandate_status: 'PAUSED' } })
    expect((await site.call(`/mandates/${ofUpi}`, { command: 'pause' })).status).toBe(400)
    const { orderId } = await debit(ofCard)
    expect(await site.order(orderId)).toMatchObject({ status: 'AUTHORIZATION_FAILED' })
    await site.receivedWhen((all) => all.some(({ event_name }) => event_name === 'NOTIFICATION_FAILED'))
  })

  it('refuses unknown commands, mandates and customers', async () => {
    const mandate = await activeMandate()
    const answers = [
      await site.call(`/mandates/${mandate}`, { command: 'delete' }),
      await site.call('/mandates/none', { command: 'revoke' }),
      await site.call(`/mandates/${mandate}`, { command: 'revoke' }, { 'x-routing-id': 'customer_2' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 400])
  })
})

describe('the payer’s list', () => {
  it('pauses, resumes and cancels, in both languages', async () => {
    const mandate = await activeMandate()
    const page = `${site.sandbox.gateway.url}/pages/mandates`
    const html = async (language: string) => (await fetch(`${page}?language=${language}`)).text()
    expect(await html('en')).toMatch(/mira@upi, up to ₹598.00 a month[^]*active[^]*Pause/)
    await chooseDebits(mandate, { action: 'pause' })
    expect(await html('bn')).toMatch(/মাসে সর্বাধিক ৫৯৮.০০₹[^]*থামানো[^]*আবার চালু করুন/)
    await chooseDebits(mandate, { action: 'resume' })
    await chooseDebits(mandate, { action: 'revoke' })
    expect(await html('en')).toContain('cancelled')
    expect((await debit(mandate)).answer.status).toBe(400)
  })
})
