import { startTestSite } from './test-site.ts'
import type { TestSite } from './test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const upi = { payment_method_type: 'UPI', payment_method: 'UPI_PAY', txn_type: 'UPI_PAY', sdk_params: 'true' }
const collect = (upi_vpa: string) => ({ payment_method_type: 'UPI', payment_method: 'UPI_COLLECT', txn_type: 'UPI_COLLECT', upi_vpa })

describe('the answer of /txns', () => {
  it('leads to a page for net banking and cards', async () => {
    for (const method of [{ payment_method_type: 'NB', payment_method: 'NB_SBI' }, { payment_method_type: 'CARD', payment_method: 'VISA' }]) {
      const { orderId, answer } = await site.begin({}, method)
      expect(answer).toMatchObject({
        status: 200,
        body: {
          order_id: orderId, txn_id: `demo-${orderId}-1`, txn_uuid: expect.any(String), status: 'PENDING_VBV',
          payment: { authentication: { method: 'GET', url: expect.stringMatching(/^http.*\/gateway\/pages\/payment\/\w+$/) } },
        },
      })
    }
  })

  it('leads to a page for wallets by a posted form', async () => {
    const { answer, page } = await site.begin({}, { payment_method_type: 'WALLET', payment_method: 'PAYTM' })
    const { authentication } = answer.body.payment as { authentication: { method: string; url: string; params: Record<string, string> } }
    expect(authentication).toMatchObject({ method: 'POST', params: { wallet: 'PAYTM' } })
    const posted = await fetch(authentication.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(authentication.params) })
    expect([posted.status, posted.headers.get('location')]).toEqual([303, page])
  })

  it('has the parameters of a UPI link', async () => {
    const { answer } = await site.begin({ description: 'Monthly plan' }, upi)
    expect(answer.body.payment).toEqual({
      sdk_params: { tr: answer.body.txn_uuid, tid: expect.any(String), pa: 'demo@sandbox', mc: expect.stringMatching(/^\d{4}$/), pn: expect.any(String), am: '299.00', cu: 'INR', tn: 'Monthly plan' },
    })
  })

  it.each([
    ['another merchant', { merchant_id: 'other' }],
    ['another format', { format: 'html' }],
    ['no redirect', { redirect_after_payment: 'false' }],
    ['an unknown bank', { payment_method: 'NB_NONE' }],
    ['an unknown method', { payment_method_type: 'CASH', payment_method: 'CASH' }],
    ['a card number', { payment_method_type: 'CARD', payment_method: 'VISA', card_number: '4111111111111111' }],
    ['UPI without parameters for its link', { ...upi, sdk_params: 'false' }],
    ['a mandate that the order lacks', { ...upi, should_create_mandate: 'true', mandate_type: 'EMANDATE' }],
  ])('refuses %s', async (_name, form) => {
    const { orderId, answer } = await site.begin({}, form)
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'invalid_request' } })
    expect(await site.order(orderId)).toMatchObject({ status: 'NEW' })
  })

  it('refuses an unknown order, a charged order and methods of India for other currencies', async () => {
    expect((await site.call('/txns', site.transactionForm('JNONE'))).status).toBe(404)
    const paid = await site.begin()
    await site.pay(paid.page, 'pay')
    expect((await site.call('/txns', site.transactionForm(paid.orderId))).status).toBe(400)
    expect((await site.begin({ currency: 'USD' }, upi)).answer.status).toBe(400)
    expect((await site.begin({ currency: 'USD' }, { payment_method_type: 'CARD', payment_method: 'VISA' })).answer.status).toBe(200)
  })
})

describe('UPI addresses that answer by themselves', () => {
  it.each([
    ['success@upi', 'CHARGED', 21, 'CHARGED'],
    ['failure@upi', 'AUTHORIZATION_FAILED', 27, 'AUTHORIZATION_FAILED'],
    ['pending@upi', 'AUTHORIZING', 28, 'CHARGED'],
    ['late@upi', 'AUTHORIZATION_FAILED', 27, 'CHARGED'],
    ['nobody@upi', 'PENDING_VBV', 23, 'PENDING_VBV'],
  ])('%s: %s (%i), after 90 seconds %s', async (vpa, status, status_id, later) => {
    const collected = await site.begin({}, collect(vpa))
    expect(collected.answer.body).toMatchObject({ status: 'PENDING_VBV' })
    const scanned = await site.begin({}, upi)
    await site.pay(scanned.page, 'pay', { vpa })
    for (const { orderId } of [collected, scanned]) expect(await site.order(orderId)).toMatchObject({ status, status_id, payer_vpa: vpa })
    await site.advance(90)
    for (const { orderId } of [collected, scanned]) expect(await site.order(orderId)).toMatchObject({ status: later })
  })

  it('refuses a collect request to any other address', async () => {
    const { answer } = await site.begin({}, collect('mira@okbank'))
    expect(answer).toMatchObject({ status: 400, body: { error_message: expect.stringContaining('collect') } })
  })
})

describe('several attempts', () => {
  it('pays after a failure', async () => {
    const { orderId, page } = await site.begin()
    await site.pay(page, 'decline')
    expect(await site.order(orderId)).toMatchObject({ status: 'AUTHORIZATION_FAILED', payment_gateway_response: { resp_message: expect.any(String) } })
    const again = await site.call('/txns', site.transactionForm(orderId, collect('success@upi')))
    expect(again.body).toMatchObject({ txn_id: `demo-${orderId}-2` })
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED', txn_id: `demo-${orderId}-2`, payment_method: 'UPI_COLLECT' })
  })

  it('returns a second success of one order by itself', async () => {
    const { orderId } = await site.begin({}, collect('late@upi'))
    await site.call('/txns', site.transactionForm(orderId, collect('success@upi')))
    await site.advance(90)
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED', txn_id: `demo-${orderId}-2` })
    await site.receivedWhen((events) => events.some(({ event_name, content }) => event_name === 'AUTO_REFUND_SUCCEEDED' && content.order?.order_id === orderId))
    const { movements } = await site.ledger()
    const ofOrder = movements.filter(({ metadata }) => metadata.order_id === orderId)
    expect(ofOrder.map(({ type, chargeId }) => [type, chargeId])).toEqual([
      ['charge', `demo-${orderId}-2`], ['charge', `demo-${orderId}-1`], ['refund', `demo-${orderId}-1`],
    ])
  })
})
