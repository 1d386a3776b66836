import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestSite } from './gateway/test-site.ts'
import { startSandbox } from './sandbox.ts'
import { setUpCard, stripeClient } from './stripe/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'ott-sandbox-'))
const stateFile = join(folder, 'sandbox.json')
afterAll(() => rmSync(folder, { recursive: true }))

describe('a card provider that starts again', () => {
  it('knows cards and charges, and repeats no charge', async () => {
    const first = await startSandbox({ stateFile })
    const { customer, payment_method } = await setUpCard(first, '4242424242424242')
    const charge = { amount: 29_900, currency: 'inr', customer, payment_method, confirm: true, off_session: 'recurring' as const }
    const made = await stripeClient(first).paymentIntents.create(charge, { idempotencyKey: 'J1' })
    await first.stop()
    const second = await startSandbox({ stateFile })
    const stripe = stripeClient(second)
    expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe('succeeded')
    expect((await stripe.paymentIntents.create(charge, { idempotencyKey: 'J1' })).id).toBe(made.id)
    expect((await stripe.paymentIntents.create(charge, { idempotencyKey: 'J2' })).status).toBe('succeeded')
    await second.stop()
  })

  it('keeps no number of a card', () => {
    expect(readFileSync(stateFile, 'utf8')).not.toContain('4242424242424242')
  })

  it('starts empty with a damaged file', async () => {
    writeFileSync(stateFile, '{"store":')
    const sandbox = await startSandbox({ stateFile })
    expect((await stripeClient(sandbox).customers.list()).data).toEqual([])
    await sandbox.stop()
  })
})

describe('a gateway that starts again', () => {
  const upi = { payment_method_type: 'UPI', payment_method: 'UPI_PAY', txn_type: 'UPI_PAY', sdk_params: 'true' }
  const seconds = (time: number) => String(time / 1_000)
  let site: Awaited<ReturnType<typeof startTestSite>>

  beforeEach(async () => {
    site = await startTestSite({ stateFile })
  })
  afterEach(async () => {
    await site.stop()
    rmSync(stateFile)
  })

  async function payMandate() {
    const terms = {
      'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '598.00', 'mandate.frequency': 'MONTHLY', 'mandate.start_date': seconds(site.start),
      'mandate.end_date': seconds(site.start + 7 * 86_400_000), 'mandate.amount_rule': 'VARIABLE', 'mandate.revokable_by_customer': 'true',
    }
    const { orderId, page } = await site.begin(terms, { ...upi, should_create_mandate: 'true', mandate_type: 'EMANDATE' })
    await site.pay(page, 'pay')
    const { mandate_id: mandateId } = (await site.order(orderId)).mandate as { mandate_id: string }
    return { orderId, mandateId }
  }

  const debit = (mandate_id: string, order_id: string) => site.call('/txns', {
    'order.order_id': order_id, 'order.amount': '299.00', 'order.customer_id': 'customer_1', mandate_id, merchant_id: site.sandbox.gateway.merchantId, format: 'json',
  })

  it('knows orders, payments, mandates and refunds', async () => {
    const { orderId, mandateId } = await payMandate()
    const refund = { unique_request_id: 'R1', amount: '100.00' }
    await site.call(`/orders/${orderId}/refunds`, refund)
    const known = await site.order(orderId)
    await site.restart()
    expect(await site.order(orderId)).toEqual(known)
    expect(await site.call(`/orders/${orderId}/refunds`, refund)).toMatchObject({ body: { error_code: 'duplicate_request' } })
    expect(await site.call('/orders', site.orderForm({ order_id: orderId }))).toMatchObject({ body: { error_code: 'duplicate_order_id' } })
    expect(await debit(mandateId, site.newOrderId())).toMatchObject({ status: 200, body: { status: 'PENDING_VBV' } })
  })

  it('lets a payer answer a page that was open', async () => {
    const { orderId, page } = await site.begin()
    const before = site.sandbox.url
    await site.restart()
    await site.pay(page.replace(before, site.sandbox.url), 'pay')
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED' })
  })

  it('still completes late payments, refunds, announced debits and mandates', async () => {
    const [late, failed] = [await site.begin(), await site.begin()]
    await site.pay(late.page, 'payLater')
    await site.pay(failed.page, 'failThenPay')
    const { orderId, mandateId } = await payMandate()
    await site.call(`/orders/${orderId}/refunds`, { unique_request_id: 'R1', amount: '100.00' })
    const debited = site.newOrderId()
    await debit(mandateId, debited)
    await site.restart()
    const statuses = async () => Promise.all([late.orderId, failed.orderId, debited].map(async (id) => (await site.order(id)).status))
    expect(await statuses()).toEqual(['AUTHORIZING', 'AUTHORIZATION_FAILED', 'PENDING_VBV'])
    await site.advance(2 * 86_400)
    expect(await statuses()).toEqual(['CHARGED', 'CHARGED', 'CHARGED'])
    expect(await site.order(orderId)).toMatchObject({ amount_refunded: 100, mandate: { mandate_status: 'ACTIVE' } })
    await site.advance(7 * 86_400)
    expect(await site.order(orderId)).toMatchObject({ mandate: { mandate_status: 'EXPIRED' } })
  })
})
