import { createHmac } from 'node:crypto'
import { startTestSite } from './test-site.ts'
import type { TestSite } from './test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const card = { payment_method_type: 'CARD', payment_method: 'VISA' }
const wallet = { payment_method_type: 'WALLET', payment_method: 'PAYTM' }
const upi = { payment_method_type: 'UPI', payment_method: 'UPI_PAY', txn_type: 'UPI_PAY', sdk_params: 'true' }

/** The check of the protocol's documentation, written for its three parameters. */
function isSigned(url: URL | null): boolean {
  const query = url?.searchParams
  const text = encodeURIComponent(`order_id=${query?.get('order_id')}&status=${query?.get('status')}&status_id=${query?.get('status_id')}`)
  const expected = createHmac('sha256', site.sandbox.gateway.responseKey).update(text).digest('base64')
  return decodeURIComponent(query?.get('signature') ?? '') === expected
}

async function open(url: string): Promise<{ status: number; html: string; policy: string | null }> {
  const answer = await fetch(url)
  return { status: answer.status, html: await answer.text(), policy: answer.headers.get('content-security-policy') }
}

async function html(url: string, language = 'en'): Promise<string> {
  return (await open(`${url}${url.includes('?') ? '&' : '?'}language=${language}`)).html
}

describe('the return to the site', () => {
  it.each([
    ['pay', 'CHARGED', '21', 'CHARGED'],
    ['decline', 'AUTHORIZATION_FAILED', '27', 'AUTHORIZATION_FAILED'],
    ['payLater', 'AUTHORIZING', '28', 'CHARGED'],
    ['failThenPay', 'AUTHORIZATION_FAILED', '27', 'CHARGED'],
    ['withoutWebhook', 'CHARGED', '21', 'CHARGED'],
    ['refundFails', 'CHARGED', '21', 'CHARGED'],
    ['autoRefund', 'AUTO_REFUNDED', '36', 'AUTO_REFUNDED'],
  ] as const)('is signed after %s and says %s', async (play, status, statusId, later) => {
    for (const method of [{}, wallet]) {
      const { orderId, page } = await site.begin({}, method)
      const { status: httpStatus, location } = await site.pay(page, play)
      expect([httpStatus, `${location?.origin}${location?.pathname}`]).toEqual([303, 'http://localhost:3000/en/redirect'])
      expect(Object.fromEntries(location?.searchParams ?? [])).toEqual({ order_id: orderId, status, status_id: statusId, signature: expect.any(String), signature_algorithm: 'HMAC-SHA256' })
      expect(isSigned(location)).toBe(true)
      await site.advance(90)
      expect(await site.order(orderId)).toMatchObject({ status: later })
    }
  })

  it('encodes the signature twice, as the vendor does', async () => {
    const { page } = await site.begin()
    const { location } = await site.pay(page, 'pay')
    expect(location?.search).toContain('%253D&signature_algorithm=HMAC-SHA256')
  })

  it('can pretend a success, without a valid signature or charge', async () => {
    const { orderId, page } = await site.begin()
    const { location } = await site.pay(page, 'changedStatus')
    expect([location?.searchParams.get('status'), isSigned(location)]).toEqual(['CHARGED', false])
    expect(await site.order(orderId)).toMatchObject({ status: 'AUTHORIZATION_FAILED' })
  })

  it('can have a changed signature after a charge', async () => {
    const { orderId, page } = await site.begin()
    const { location } = await site.pay(page, 'changedSignature')
    expect([location?.searchParams.get('status'), isSigned(location)]).toEqual(['CHARGED', false])
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED' })
  })

  it('can happen twice', async () => {
    const { orderId, page } = await site.begin()
    const { status, html: answer } = await site.pay(page, 'returnTwice')
    expect(status).toBe(200)
    expect(answer.match(/href="http:&#47;&#47;localhost|href="http:\/\/localhost:3000\/en\/redirect\?/g)).toHaveLength(2)
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED' })
  })

  it('does not happen after leaving, and the payment stays open', async () => {
    const { orderId, page } = await site.begin()
    expect(await site.pay(page, 'leave')).toMatchObject({ status: 200, html: expect.stringContaining('The payment stays open.') })
    await site.advance(86_400)
    expect(await site.order(orderId)).toMatchObject({ status: 'PENDING_VBV' })
    expect((await site.pay(page, 'pay')).location?.searchParams.get('status')).toBe('CHARGED')
  })
})

describe('a page', () => {
  it('shows method, amount and answers in both languages, under the policy without inline code', async () => {
    const { page } = await site.begin({ amount: '1299.00', description: '<b>Plan</b>' })
    const [en, bn] = [await html(page), await html(page, 'bn')]
    expect(en).toMatch(/<html lang="en">[^]*HDFC net banking[^]*₹1,299.00[^]*Pay and return twice/)
    expect(bn).toMatch(/<html lang="bn">[^]*HDFC নেট ব্যাঙ্কিং[^]*১,২৯৯.০০[^]*দু/)
    for (const text of [en, bn]) {
      expect(text.match(/<button name="play"/g)).toHaveLength(11)
      expect(text).not.toMatch(/<script|<b>Plan|style=/)
    }
    expect((await open(page)).policy).toContain("default-src 'none'")
  })

  it('counts an answer once', async () => {
    const { orderId, page } = await site.begin()
    await Promise.all([site.pay(page, 'pay'), site.pay(page, 'pay'), site.pay(page, 'decline')])
    const again = await site.pay(page, 'decline')
    expect([again.status, again.html]).toEqual([200, expect.stringContaining('The payment went through.')])
    expect(await html(page)).toContain('Return to')
    const { movements } = await site.ledger()
    expect(movements.filter(({ metadata }) => metadata.order_id === orderId)).toHaveLength(1)
  })

  it('asks again after an unknown answer and says so for an unknown payment', async () => {
    const { page } = await site.begin()
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ play: 'steal' }) })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('role="alert"')])
    expect((await open(`${site.sandbox.gateway.url}/pages/payment/none`)).status).toBe(404)
  })
})

describe('the code of a card', () => {
  it('is 123456', async () => {
    const { orderId, page } = await site.begin({}, card)
    expect(await html(page)).toMatch(/<label for="field">Code from your bank<\/label>[^]*autocomplete="one-time-code"/)
    expect(await site.pay(page, 'pay', { code: '000000' })).toMatchObject({ status: 400, html: expect.stringMatching(/This code is wrong\.[^]*aria-invalid="true"/) })
    expect((await site.pay(page, 'pay')).location?.searchParams.get('status')).toBe('CHARGED')
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED', card: { card_brand: 'VISA', last_four_digits: '1111' } })
  })

  it('fails the authentication when it is wrong three times', async () => {
    const { orderId, page } = await site.begin({}, card)
    for (const _ of [1, 2]) expect((await site.pay(page, 'pay', { code: '1' })).location).toBeNull()
    expect((await site.pay(page, 'pay', { code: '1' })).location?.searchParams.get('status_id')).toBe('26')
    expect(await site.order(orderId)).toMatchObject({ status: 'AUTHENTICATION_FAILED' })
  })

  it('is not needed to decline', async () => {
    const { page } = await site.begin({}, card)
    expect((await site.pay(page, 'decline', { code: '' })).location?.searchParams.get('status')).toBe('AUTHENTICATION_FAILED')
  })
})

describe('the UPI app', () => {
  it('opens a payment by the query of its link and pays from an address', async () => {
    const { orderId, page } = await site.begin({}, upi)
    expect(await html(page)).toMatch(/<label for="field">Your UPI address<\/label>/)
    expect(await site.pay(page, 'pay', { vpa: 'nonsense' })).toMatchObject({ status: 400 })
    expect(await site.pay(page, 'pay', { vpa: ' Mira@OKbank ' })).toMatchObject({ status: 200, html: expect.stringContaining('The payment went through.') })
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED', payer_vpa: 'mira@okbank' })
  })

  it('lists the payments that wait, and opens a pasted link', async () => {
    const { orderId, page } = await site.begin({}, upi)
    const list = `${site.sandbox.gateway.url}/pages/upi`
    expect(await html(list, 'bn')).toContain(`অর্ডার ${orderId}`)
    expect((await open(`${list}?${new URLSearchParams({ link: `upi://pay${new URL(page).search}` })}`)).html).toContain(orderId)
    await site.pay(page, 'decline', { vpa: 'nonsense' })
    expect(await site.order(orderId)).not.toHaveProperty('payer_vpa')
    expect(await html(list)).not.toContain(orderId)
  })

  it.each([['am', '1.00'], ['pa', 'thief@upi'], ['tr', 'other']])('refuses a link with another %s', async (name, value) => {
    const { orderId, page } = await site.begin({}, upi)
    const changed = new URL(page)
    changed.searchParams.set(name, value)
    expect(await site.pay(changed.toString(), 'pay')).toMatchObject({ status: 404, html: expect.stringContaining('the link was changed') })
    expect((await open(`${site.sandbox.gateway.url}/pages/upi?link=hello`)).status).toBe(404)
    expect(await site.order(orderId)).toMatchObject({ status: 'PENDING_VBV' })
  })
})
