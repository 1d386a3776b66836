import { randomUUID } from 'node:crypto'
import type { Input } from '@ott/contract'
import { transaction } from '@ott/database'
import { answerPage } from '@ott/sandbox/gateway-testing'
import { advanceClock, answerChallenge, stripeClient, typeCard } from '@ott/sandbox/stripe-testing'
import { newEmail, signInByMail } from '../../identity/testing.ts'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { findDifferences } from '../daily-check.ts'
import { settlePayment } from '../payments/settle.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { addCard, cards, newBuyer, newUser, passDays, place, runTasks, sellingDeps } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

const yearly = { ...monthly, identifier: 'yearly', period: 'YEARLY' as const, rank: 5, version: { ...monthly.version, planId: 'yearly-v1', prices: [{ country: 'IN', currency: 'INR', amount: 99_900 }] } }
const tooCheap = { ...monthly, identifier: 'cheap', version: { ...monthly.version, planId: 'cheap-v1', prices: [{ country: 'IN', currency: 'INR', amount: 49 }] } }
const weekly = { ...monthly, identifier: 'weekly', period: 'WEEKLY' as const, version: { ...monthly.version, planId: 'weekly-v1' } }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [monthly, family, yearly, weekly, tooCheap])
})
afterAll(() => api.stop())

type GiftBody = Partial<Input<'gift'>['body']>

const db = () => api.db.withTables<BillingTables>()
const threeMonths = { plan_id: 'mobile', months: 3, expected: 29_700, place }
const rumi = { email: 'rumi@films.example', name: 'Rumi', from: 'Mira', message: 'Happy birthday!\nLet us watch it together.' }

/** A press of the button with the buyer's card. */
function give(buyer: Buyer, changes: GiftBody = {}) {
  return api.call('gift', { body: { ...threeMonths, stripeToken: buyer.cardRef, requestId: randomUUID(), ...changes } }, { bearer: buyer.bearer })
}

async function giftsOf(bearer: string) {
  return (await api.call('gifts', { query: {} }, { bearer })).ok.data.items
}

async function redeem(code: string) {
  const user = await newUser(api)
  const { ok } = await api.call('redeem', { body: { code } }, { bearer: user.sAccessToken, ip: '203.0.113.77' })
  return { ...ok.data, user }
}

async function boughtGift(changes: GiftBody = {}) {
  const buyer = await newBuyer(api)
  const { ok } = await give(buyer, changes)
  const [gift] = await giftsOf(buyer.bearer)
  return { buyer, order: ok.data.placed!.order, code: gift?.code?.text ?? '' }
}

/** At the gateway: an order whose payer stands before their bank. */
async function startedGift(method: { payment_method_type: 'UPI' | 'NB' | 'WALLET' | 'CARD'; payment_method: string }) {
  const user = await newUser(api)
  const bearer = { bearer: user.sAccessToken }
  const requestId = randomUUID()
  const { ok } = await api.call('gift', { body: { ...threeMonths, requestId } }, bearer)
  const orderId = ok.data.placed!.order.order_id
  const { ok: started } = await api.call('startPayment', { body: { order_id: orderId, ...method, requestId } }, bearer)
  const next = started.data.next!
  return {
    user,
    bearer,
    orderId,
    page: next.kind === 'upi' ? next.uri : next.kind === 'redirect' ? next.url : '',
    look: async () => (await api.call('order', { params: { id: orderId }, body: {} }, bearer)).ok.data,
    moved: () => api.sandbox.pay.ledger.snapshot().movements.filter(({ customerId }) => customerId === user.userId).map(({ type, amount }) => (type === 'charge' ? amount : -amount)),
  }
}

const upi = { payment_method_type: 'UPI', payment_method: 'UPI_PAY' } as const

describe('the price of a gift', () => {
  it('is its months at the price of the country, taxes inside, without a renewal', async () => {
    const { sAccessToken: bearer } = await newUser(api)
    const price = async (body: { plan_id: string; months: number }, country = 'IN') => (await api.call('gift', { body: { ...body, place } }, { bearer, headers: { 'x-country': country } })).ok.data.quote
    expect(await price({ plan_id: 'mobile', months: 3 })).toMatchObject({ currency: 'INR', due_now: 29_700, lines: [{ kind: 'plan', amount: 29_700 }], next_charge: null, trial_ends_at: null, renews: false })
    expect((await price({ plan_id: 'mobile', months: 3 })).tax.map(({ name }) => name)).toEqual(['CGST', 'SGST'])
    expect(await price({ plan_id: 'mobile', months: 12 }, 'JP')).toMatchObject({ currency: 'JPY', due_now: 5_760 })
    expect(await price({ plan_id: 'yearly', months: 12 })).toMatchObject({ due_now: 99_900 })
  })

  it('is told for no other plan and length', async () => {
    const { sAccessToken: bearer } = await newUser(api)
    const statusOf = async (body: object) => (await api.call('gift', { body: body as never }, { bearer })).status
    expect(await Promise.all([
      { plan_id: 'mobile', months: 2 }, { plan_id: 'weekly', months: 1 }, { plan_id: 'yearly', months: 3 }, { plan_id: 'nothing', months: 1 }, { plan_id: 'cheap', months: 1 },
      { plan_id: 'mobile', months: 0 }, { plan_id: 'mobile', months: -3 }, { plan_id: 'mobile', months: 1.5 }, { plan_id: 'mobile', months: '3' }, { plan_id: 'mobile', months: 37 }, { months: 3 }, { plan_id: '', months: 3 },
    ].map(statusOf))).toEqual([404, 404, 404, 404, 404, 400, 400, 400, 400, 400, 400, 400])
  })
})

describe('a gift paid by card', () => {
  it('is charged once and makes one code, which another user redeems', async () => {
    const { buyer, order, code } = await boughtGift()
    expect(order).toMatchObject({ status: 'paid', gift_months: 3, due_now: 29_700 })
    expect(buyer.paid()).toEqual([29_700])
    const [gift] = await giftsOf(buyer.bearer)
    expect(gift).toMatchObject({ order_id: order.order_id, plan_title: 'Mobile', months: 3, state: 'unused', amount: { amount: 29_700 }, to: null })
    expect(gift?.code?.url).toBe(`${api.deps.config.siteOrigin}/en/redeem?code=${code}`)
    expect(gift?.code?.qr_svg).toContain('<svg')
    const redeemed = await redeem(code)
    expect(redeemed).toMatchObject({ is_valid: true, plan_title: 'Mobile' })
    expect((Date.parse(redeemed.ends_at!) - Date.parse(redeemed.starts_at!)) / 86_400_000).toBeGreaterThanOrEqual(89)
    expect(await giftsOf(buyer.bearer)).toMatchObject([{ state: 'redeemed', code: null, refundable_until: null }])
    expect((await redeem(code)).is_valid).toBe(false)
    expect(await buyer.subscription()).toBeNull()
    expect(await findDifferences(sellingDeps(api))).toEqual([])
  })

  it('is charged once for twenty that ask with one request', async () => {
    const buyer = await newBuyer(api)
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(buyer, { requestId })))
    expect(new Set(answers.map(({ ok }) => ok.data.placed?.order.order_id)).size).toBe(1)
    await runTasks(api)
    expect(buyer.paid()).toEqual([29_700])
    expect(await giftsOf(buyer.bearer)).toHaveLength(1)
  })

  it('is charged once for twenty that ask with requests of their own at the same time', async () => {
    const buyer = await newBuyer(api)
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(buyer)))
    const placed = answers.filter(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status !== 200).every(({ error }) => error.errorCode === 'ORDER_IN_PROGRESS')).toBe(true)
    expect(buyer.paid()).toHaveLength(placed.length)
    expect(await giftsOf(buyer.bearer)).toHaveLength(placed.length)
  })

  it('is one more gift for one more press, and refused with other content for the same one', async () => {
    const buyer = await newBuyer(api)
    const requestId = randomUUID()
    await give(buyer, { requestId })
    for (const changes of [{ months: 1 }, { plan_id: 'premium' }, { to: rumi }]) expect((await give(buyer, { requestId, ...changes })).error.errorCode).toBe('IDEMPOTENCY_MISMATCH')
    await give(buyer)
    expect(buyer.paid()).toEqual([29_700, 29_700])
    expect(new Set((await giftsOf(buyer.bearer)).map(({ code }) => code?.text)).size).toBe(2)
  })

  it('is not charged at another price than the shown one', async () => {
    const buyer = await newBuyer(api)
    for (const expected of [29_699, 0, undefined]) expect((await give(buyer, { expected })).error).toMatchObject({ errorCode: 'PRICE_MISMATCH', quote: { due_now: 29_700 } })
    expect(buyer.paid()).toEqual([])
  })

  it('waits for the bank where it asks, and a refusal leaves nothing', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const requestId = randomUUID()
    const intentOf = (secret = '') => stripeClient(api.sandbox).paymentIntents.retrieve(secret.split('_secret')[0] ?? '')
    const asked = (await give(buyer, { requestId })).ok.data.placed!
    expect(asked.outcome).toBe('REQUIRES_ACTION')
    await answerChallenge(await intentOf(asked.client_secret), 'fail')
    expect((await give(buyer, { requestId })).error).toMatchObject({ errorCode: 'PAYMENT_DECLINED', decline: 'authenticationFailed' })
    expect(await giftsOf(buyer.bearer)).toEqual([])
    const again = randomUUID()
    await answerChallenge(await intentOf((await give(buyer, { requestId: again })).ok.data.placed?.client_secret), 'complete')
    expect((await give(buyer, { requestId: again })).ok.data.placed?.outcome).toBe('ACTIVE')
    expect(buyer.paid()).toEqual([29_700])
    expect(await giftsOf(buyer.bearer)).toHaveLength(1)
  })

  it('whose answer was lost is found out by itself', async () => {
    const buyer = await newBuyer(api, cards.cutAfterCharging)
    const { outcome } = (await give(buyer)).ok.data.placed!
    expect(outcome).toBe('PENDING')
    api.wait(61)
    await runTasks(api)
    expect(buyer.paid()).toEqual([29_700])
    expect(await giftsOf(buyer.bearer)).toMatchObject([{ state: 'unused' }])
  })

  it('that is declined says why', async () => {
    const buyer = await newBuyer(api, cards.declinesLater)
    expect((await give(buyer)).error).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    expect(await giftsOf(buyer.bearer)).toEqual([])
  })

  it('has an invoice that names the gift, and a row in the history', async () => {
    const { buyer } = await boughtGift()
    const [item] = (await api.call('billingHistory', { query: {} }, { bearer: buyer.bearer })).ok.data.items
    expect(item).toMatchObject({ kind: 'charge', status: 'PAID', plan_title: 'Mobile', gift_months: 3, amount: { amount: 29_700 } })
    const { ok } = await api.call('invoice', { body: { subscription_id: item!.subscription_id, invoice_id: item!.invoice_id! } }, { bearer: buyer.bearer })
    const { body } = await api.app.inject({ method: 'GET', url: ok.data.url })
    expect(body).toContain('Mobile, gift for 3 months')
    expect(body).toContain('Mira Sen')
  })
})

describe('a gift paid at the gateway', () => {
  it.each([
    ['UPI', upi],
    ['net banking', { payment_method_type: 'NB', payment_method: 'NB_HDFC' } as const],
    ['a wallet', { payment_method_type: 'WALLET', payment_method: 'PAYTM' } as const],
    ['RuPay', { payment_method_type: 'CARD', payment_method: 'RUPAY' } as const],
  ])('by %s is paid once, without a mandate', async (_, method) => {
    const { bearer, page, look, moved, orderId } = await startedGift(method)
    expect((await look()).outcome).toBe('PENDING')
    expect(await giftsOf(bearer.bearer)).toEqual([])
    await answerPage(page.startsWith(api.deps.config.siteOrigin) ? await postedPage(page) : page, 'pay')
    expect(await look()).toMatchObject({ outcome: 'ACTIVE', order: { gift_months: 3 } })
    expect(moved()).toEqual([29_700])
    expect(await giftsOf(bearer.bearer)).toMatchObject([{ order_id: orderId, state: 'unused', code: { text: expect.any(String) } }])
    expect((await api.call('cards', { query: {} }, bearer)).ok.data.cards).toEqual([])
  })

  it('that was declined leaves nothing, and can be started again', async () => {
    const { page, look, moved, bearer, orderId } = await startedGift(upi)
    await answerPage(page, 'decline')
    expect((await look()).outcome).toBe('FAILED')
    const { ok } = await api.call('startPayment', { body: { order_id: orderId, ...upi, requestId: randomUUID() } }, bearer)
    const next = ok.data.next!
    await answerPage(next.kind === 'upi' ? next.uri : '', 'pay')
    expect((await look()).outcome).toBe('ACTIVE')
    expect(moved()).toEqual([29_700])
  })

  it('is not offered outside India', async () => {
    const { sAccessToken: bearer } = await newUser(api)
    const { error } = await api.call('gift', { body: { plan_id: 'mobile', months: 1, requestId: randomUUID(), expected: 399 } }, { bearer, headers: { 'x-country': 'GB' } })
    expect(error.errorCode).toBe('NOT_OFFERED')
  })

  it('that was left and bought another way goes back when its money comes late', async () => {
    const { user, page, moved, bearer } = await startedGift(upi)
    const stripeToken = await addCard(api, user, cards.good)
    const { ok } = await api.call('gift', { body: { ...threeMonths, stripeToken, requestId: randomUUID() } }, bearer)
    expect(ok.data.placed?.outcome).toBe('ACTIVE')
    await answerPage(page, 'pay')
    api.wait(121)
    await runTasks(api)
    expect(await giftsOf(bearer.bearer)).toHaveLength(1)
    advanceClock(api.sandbox, 86_400)
    api.wait(86_400)
    await runTasks(api)
    expect(moved()).toEqual([29_700, -29_700])
  })

  it('whose money comes late, and nothing else was bought, is given all the same', async () => {
    const { user, page, moved } = await startedGift(upi)
    api.wait(6 * 3_600 + 61)
    await runTasks(api)
    expect(await orderStatus(user.userId)).toBe('expired')
    await answerPage(page, 'pay')
    api.wait(86_400)
    await runTasks(api)
    expect(await orderStatus(user.userId)).toBe('paid')
    expect(moved()).toEqual([29_700])
  })
})

describe('a second payment of a gift', () => {
  it('goes back', async () => {
    const { buyer, order } = await boughtGift()
    const payment = await db().selectFrom('payment').selectAll().where('order_id', '=', order.order_id).executeTakeFirstOrThrow()
    const second = await db().insertInto('payment').values({ ...payment, payment_id: `J${randomUUID().replaceAll('-', '').slice(0, 19).toUpperCase()}`, attempt: 2, state: 'processing', provider_ref: null, decline: null, chosen: undefined as never, next: undefined as never, settled_at: null }).returningAll().executeTakeFirstOrThrow()
    await transaction(db(), (trx) => settlePayment(trx, sellingDeps(api), second, { state: 'succeeded', providerRef: `pi_${randomUUID()}`, decline: null, clientSecret: null }))
    expect(await db().selectFrom('refund').select(['reason', 'amount']).where('payment_id', '=', second.payment_id).execute()).toEqual([{ reason: 'duplicate', amount: 29_700 }])
    expect(await giftsOf(buyer.bearer)).toMatchObject([{ state: 'unused' }])
  })
})

describe('the own plan of a buyer', () => {
  it('is not touched: its card, its charge and its renewal stay', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const before = await buyer.subscription()
    const { sAccessToken: bearer, userId } = await buyer.signIn()
    const stripeToken = await payingOnce(bearer, cards.other)
    const { ok } = await api.call('gift', { body: { ...threeMonths, stripeToken, requestId: randomUUID() } }, { bearer })
    expect(ok.data.placed?.outcome).toBe('ACTIVE')
    expect(await buyer.subscription()).toEqual(before)
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900, 29_700, 9_900])
    const charged = await db().selectFrom('payment').innerJoin('payment_method', 'payment_method.payment_method_id', 'payment.payment_method_id').select('last_four').where('payment.user_id', '=', userId).orderBy('payment.created_at').execute()
    expect(charged.map(({ last_four }) => last_four)).toEqual(['4242', '4444', '4242'])
  })

  it('and a gift do not wait for each other', async () => {
    const { user, bearer, page } = await startedGift(upi)
    const stripeToken = await addCard(api, user, cards.good)
    const own = await api.call('stripeSubscribe', { body: { subscription: 'stripe', siteId: api.deps.config.siteId, platform: 'web_browser', planId: 'mobile-v1', planIdentifier: 'mobile', userId: user.userId, currencyCode: 'INR', appliedOffers: [], stripeToken, requestId: randomUUID(), place } }, bearer)
    expect(own.ok.data.outcome).toBe('ACTIVE')
    await answerPage(page, 'pay')
    api.wait(61)
    await runTasks(api)
    expect(await db().selectFrom('gift_code').innerJoin('billing_order', 'billing_order.order_id', 'gift_code.order_id').select('months').where('user_id', '=', user.userId).execute()).toEqual([{ months: 3 }])
  })

  it('is bought later with a coupon for first purchases', async () => {
    const { buyer } = await boughtGift()
    await db().insertInto('coupon').values({ code: 'FIRST', discount: JSON.stringify({ type: 'percent', percent: 50 }), periods: 1, plans: null, countries: null, valid_from: new Date(0), valid_until: null, is_first_only: true, cap: null }).execute()
    const { ok } = await api.call('coupon', { body: { coupon_code: 'FIRST', plan_id: 'mobile' } }, { bearer: buyer.bearer })
    expect(ok.data.is_valid).toBe(true)
  })
})

describe('the mails of a gift', () => {
  it('tell buyer and recipient the code, each in their language, and the recipient’s message as it was written', async () => {
    const email = newEmail()
    const { sAccessToken: bearer } = await signInByMail(api, email)
    const stripeToken = await payingOnce(bearer)
    const to = { ...rumi, email: newEmail(), name: 'রুমি', message: 'শুভ জন্মদিন! <b>{plan}</b> & “প্রিয়”', language: 'bengali' as const }
    await api.call('gift', { body: { ...threeMonths, stripeToken, requestId: randomUUID(), to } }, { bearer })
    await runTasks(api)
    const [gift] = await giftsOf(bearer)
    const [receipt] = api.sandbox.outbox.to(email).filter(({ subject }) => subject?.includes('gift'))
    expect(receipt?.subject).toBe('Your gift is ready: Mobile for 3 months')
    expect(receipt?.text).toContain(`Gift code: ${gift?.code?.text}`)
    expect(receipt?.text).toContain('paid ₹297')
    expect(receipt?.text).toContain(`We have mailed the code to ${to.email}.`)
    const [received] = api.sandbox.outbox.to(to.email)
    expect(received?.subject).toContain('Mira আপনাকে উপহার দিয়েছেন')
    expect(received?.text).toContain(`“${to.message}”`)
    expect(received?.text).toContain(`/bn/redeem?code=${gift?.code?.text}`)
    expect(gift).toMatchObject({ to: { email: to.email, name: 'রুমি' } })
  })

  it('say in the European Union until when to withdraw and by which terms, and when a withdrawal was received', async () => {
    const email = newEmail()
    const asked = { bearer: (await signInByMail(api, email)).sAccessToken, headers: { 'x-country': 'DE' } }
    const stripeToken = await payingOnce(asked.bearer)
    const gift = { plan_id: 'mobile', months: 1 }
    const { due_now: expected } = (await api.call('gift', { body: gift }, asked)).ok.data.quote
    const placed = await api.call('gift', { body: { ...gift, stripeToken, expected, requestId: randomUUID() } }, asked)
    await runTasks(api)
    const textOf = (words: string) => api.sandbox.outbox.to(email).find(({ text }) => text.includes(words))?.text
    expect(textOf('you can withdraw from this contract until')).toMatch(/until \d+ \w+ \d{4}, on the page below\.\n\nOur terms: http/)
    await api.call('refundSubscription', { body: { requestId: randomUUID(), order_id: placed.ok.data.placed?.order.order_id, confirm: true, expected } }, asked)
    await runTasks(api)
    expect(textOf('We received your withdrawal from the contract for the gift Mobile')).toMatch(/on \d+ \w+ \d{4}.*\d\d:\d\d/)
  })

  it('reach a buyer without an email address by SMS', async () => {
    const { buyer, code } = await boughtGift()
    await runTasks(api)
    expect(buyer.mails().some((text) => text.includes(code) && text.includes('/en/redeem?code='))).toBe(true)
  })

  it('are sent again by their buyer, three times a day, while the gift is unused', async () => {
    const to = { ...rumi, email: newEmail() }
    const { buyer, order, code } = await boughtGift({ to })
    await runTasks(api)
    const again = (bearer = buyer.bearer, id = order.order_id) => api.call('mailGift', { params: { id }, body: {} }, { bearer })
    for (let n = 0; n < 3; n += 1) {
      expect((await again()).status).toBe(200)
      await runTasks(api)
    }
    expect((await again()).error.errorCode).toBe('RATE_LIMITED')
    expect(api.sandbox.outbox.to(to.email)).toHaveLength(4)
    const stranger = await newUser(api)
    expect((await again(stranger.sAccessToken)).status).toBe(404)
    expect((await again(buyer.bearer, 'J0000')).status).toBe(404)
    await redeem(code)
    expect((await again()).error.errorCode).toBe('CONFLICT')
  })

  it('to one mailbox are at most five a day; what is more waits', async () => {
    const name = newEmail().split('@')[0]
    // The sandbox shows the domain decoded.
    const mailbox = `${name}@bücher.example`
    const spellings = [mailbox, `${name}@xn--bcher-kva.example`, `${name}@bu\u0308cher.example`, mailbox.toUpperCase(), `${name}@bücher\u3002example`, mailbox]
    const buyer = await newBuyer(api)
    for (const spelling of spellings) await give(buyer, { to: { ...rumi, email: spelling } })
    await runTasks(api)
    expect(api.sandbox.outbox.to(mailbox)).toHaveLength(5)
    api.wait(86_401)
    await runTasks(api)
    expect(api.sandbox.outbox.to(mailbox)).toHaveLength(6)
  })

  it('carry no links and no hidden characters of the buyer', async () => {
    const buyer = await newBuyer(api)
    const fieldOf = async (to: object) => (await give(buyer, { to: { ...rumi, ...to } as never })).error.field
    expect([
      await fieldOf({ email: 'rumi' }), await fieldOf({ email: '' }), await fieldOf({ email: 'a@b.example,c@d.example' }), await fieldOf({ email: 7 }), await fieldOf({ email: `${'a'.repeat(250)}@b.example` }),
      await fieldOf({ message: 'Win at https://films.example' }), await fieldOf({ message: 'x'.repeat(301) }), await fieldOf({ message: ['x'] }), await fieldOf({ message: 'a\u202eb' }),
      await fieldOf({ from: 'Mira\r\nBcc: x' }), await fieldOf({ from: 'films.example' }), await fieldOf({ name: 'x'.repeat(61) }), await fieldOf({ name: '\ud800' }), await fieldOf({ language: 'french' }),
    ]).toEqual([
      'to.email', 'to.email', 'to.email', 'to.email', 'to.email',
      'to.message', 'to.message', 'to.message', 'to.message',
      'to.from', 'to.from', 'to.name', 'to.name', 'to.language',
    ])
    expect(buyer.paid()).toEqual([])
  })
})

describe('the code of a gift', () => {
  it('is not stored in a readable form', async () => {
    const { code } = await boughtGift()
    for (const table of ['gift_code', 'billing_order', 'payment', 'billing_event', 'billing_task'] as const) {
      const rows = await db().selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows, (_, value: unknown) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('is shown on the day of the payment, to its buyer alone', async () => {
    const { buyer, code } = await boughtGift()
    expect(await giftsOf((await newUser(api)).sAccessToken)).toEqual([])
    api.wait(86_401)
    expect(await giftsOf((await buyer.signIn()).sAccessToken)).toMatchObject([{ state: 'unused', code: null }])
    expect((await redeem(code)).is_valid).toBe(true)
  })

  it('that was made with another key is still valid, and cannot be shown', async () => {
    const { buyer, code } = await boughtGift()
    const before = api.deps.secrets.codePepper
    api.deps.secrets.codePepper = Buffer.alloc(32, 7)
    try {
      expect(await giftsOf(buyer.bearer)).toMatchObject([{ code: null }])
      expect((await redeem(code)).is_valid).toBe(true)
    } finally {
      api.deps.secrets.codePepper = before
    }
  })

  it('can be redeemed for three years', async () => {
    const [first, second] = [await boughtGift(), await boughtGift()]
    await db().updateTable('gift_code').set({ expires_at: api.now() }).where('order_id', '=', second.order.order_id).execute()
    const [gift] = await giftsOf(first.buyer.bearer)
    expect(Date.parse(gift!.expires_at) - api.now().getTime()).toBeGreaterThan(3 * 365 * 86_400_000 - 86_400_000)
    expect((await redeem(second.code)).is_valid).toBe(false)
    expect(await giftsOf(second.buyer.bearer)).toMatchObject([{ state: 'expired', refundable_until: null }])
  })
})

describe('bad input', () => {
  it('is refused by field, and charges nothing', async () => {
    const buyer = await newBuyer(api)
    const { cardRef: stripeToken } = await newBuyer(api)
    const answer = async (changes: object) => {
      const { error } = await give(buyer, changes as GiftBody)
      return `${error.errorCode} ${error.field}`
    }
    expect([
      await answer({ stripeToken }), await answer({ stripeToken: 'card' }), await answer({ stripeToken: 7 }), await answer({ requestId: '../x' }), await answer({ requestId: 7 }),
      await answer({ expected: '29700' }), await answer({ expected: -1 }), await answer({ expected: 1.5 }), await answer({ place: undefined }), await answer({ place: { name: '', region: 'WB', postal_code: '700020' } }),
      await answer({ to: 'rumi' }), await answer({ months: Number.MAX_SAFE_INTEGER }), await answer({ plan_id: 'x'.repeat(81) }), await answer({ consent: { text: '' } }),
    ]).toEqual([
      'INVALID_INPUT stripeToken', 'INVALID_INPUT stripeToken', 'INVALID_INPUT stripeToken', 'INVALID_INPUT requestId', 'INVALID_INPUT requestId',
      'INVALID_INPUT expected', 'INVALID_INPUT expected', 'INVALID_INPUT expected', 'INVALID_INPUT place', 'INVALID_INPUT place.name',
      'INVALID_INPUT to', 'INVALID_INPUT months', 'INVALID_INPUT plan_id', 'INVALID_INPUT consent.text',
    ])
    expect((await api.call('gift', { body: { plan_id: 'mobile', months: 3 } }, { bearer: await api.anonymous() })).error.errorCode).toBe('LOGIN_REQUIRED')
    expect((await api.call('gifts', { query: { pageSize: '51' } }, { bearer: buyer.bearer })).error.field).toBe('pageSize')
    expect(buyer.paid()).toEqual([])
  })
})

async function orderStatus(userId: string) {
  return (await db().selectFrom('billing_order').select('status').where('user_id', '=', userId).executeTakeFirstOrThrow()).status
}

/** A card that is set up to pay once. */
async function payingOnce(bearer: string, number: string = cards.good): Promise<string> {
  const { ok } = await api.call('stripeSetupIntent', { body: {} }, { bearer })
  const method = await typeCard(api.sandbox, number)
  const intent = await stripeClient(api.sandbox).setupIntents.confirm(ok.data.setup_intent_id, { payment_method: method, use_stripe_sdk: true, return_url: 'http://localhost:3000/en/plans/checkout' })
  await api.call('stripeValidateCustomer', { body: { token: intent.id, paymentMethodId: method, is_default: false } }, { bearer })
  return method
}

/** The page of the bank behind the one that posts a form. */
async function postedPage(url: string): Promise<string> {
  const { pathname, search } = new URL(url)
  const { body } = await api.app.inject({ method: 'GET', url: pathname + search })
  const [, action = ''] = /action="([^"]+)"/.exec(body) ?? []
  const fields = Object.fromEntries([...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const answer = await fetch(action, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields as Record<string, string>) })
  return answer.headers.get('location') ?? ''
}
