import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import { gatewayMethodsFor } from '@ott/billing'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Checkout } from '../index.ts'
import type { Attempt, CheckoutDraft } from '../index.ts'
import { aCardOrder, TestProviders, wireCard, wireOrder, wirePlans, wireQuote } from '../testing.tsx'
import { installFakeStripe } from './fake-stripe.ts'

const setup = { json: { data: { client_secret: 'seti_1_secret_2', setup_intent_id: 'seti_1', customer_id: 'cus_1', publishable_key: 'pk_test_1' } } }
const active = { json: { data: { outcome: 'ACTIVE', order: wireOrder() } } }
const pending = { json: { data: { outcome: 'PENDING', order: wireOrder({ status: 'paying' }) } } }
const decline = { status: 402, json: { errorCode: 'PAYMENT_DECLINED', decline: 'insufficientFunds', retryable: true } }
const buyer = { name: 'Mita Sen', region: 'WB', postalCode: '700019' }
const emptyDraft: CheckoutDraft = { couponCode: null, lostCoupon: null, renews: true, method: 'card', option: null, buyer: { name: '', region: '', postalCode: '' } }

const upi = { kind: 'upi', uri: 'upi://pay?tr=1', qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', expires_at: '2026-11-21T18:00:00Z' }
const bank = { kind: 'redirect', url: 'https://bank.example/pay' }
const started = (next: object | null) => ({ json: { data: { order: wireOrder({ status: 'paying' }), ...(next && { next }) } } })
const wireMethods = gatewayMethodsFor('IN').map(({ type, canRenew, options }) => ({ type, can_renew: canRenew, options }))

function withMethods(answer: TestResponse, methods: typeof wireMethods): TestResponse {
  return 'json' in answer && (answer.json as { data?: object }).data ? { ...answer, json: { ...(answer.json as object), payment_methods: methods } } : answer
}

interface Setting {
  subscribe?: () => TestResponse
  look?: () => TestResponse
  start?: () => TestResponse
  quote?: (body: { coupon_code?: string; auto_renewal: boolean; payment_method_type?: string }) => TestResponse
  coupon?: TestResponse
  country?: string
  draft?: Partial<CheckoutDraft>
  attempt?: Attempt
  locale?: 'en' | 'bn'
  plan?: string
  isSubscribed?: boolean
  offersCoupons?: boolean
  /** What the gateway offers. */
  methods?: typeof wireMethods
}

function open({ subscribe = () => active, look = () => pending, start = () => started(upi), quote = () => ({ json: { data: wireQuote() } }), coupon, country = 'GB', draft, attempt, locale = 'en', plan = 'lantern', isSubscribed = false, offersCoupons = true, methods = wireMethods }: Setting = {}) {
  const keyboard = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const api = anApi(({ path, body }) => {
    if (path.includes('/anonymous-token')) return { text: 'anonymous' }
    if (path.includes('/user/subscription/change')) return { status: 409, json: { errorCode: 'CONFLICT' } }
    if (path.includes('/user/subscription')) return { json: { data: null } }
    if (path.includes('/quote')) return withMethods(quote(body as { auto_renewal: boolean }), methods)
    if (path.includes('/coupon')) return coupon ?? { json: { data: { is_valid: false, reason: 'notValid' } } }
    if (path.includes('/setup-intent')) return setup
    if (path.includes('/validate')) return { json: { data: { customer_id: 'cus_1', card: wireCard } } }
    if (path.includes('/plan/subscribe')) return { json: { data: wireOrder({ status: 'open' }) } }
    if (path.includes('/payment/start')) return start()
    if (path.includes('/subscribe')) return subscribe()
    if (path.includes('/payment/order')) return look()
    return { json: wirePlans(locale) }
  }, { accessToken: 'access', refreshToken: 'refresh' })
  const stored: { attempt: Attempt | null; draft: CheckoutDraft } = { attempt: attempt ?? null, draft: { ...emptyDraft, ...draft } }
  const subscribed = jest.fn()
  const left = jest.fn()
  let ids = 0
  const Whole = () => {
    const [current, setCurrent] = useState(stored.draft)
    return (
      <Checkout
        call={api.call} locale={locale} timeZone="Asia/Kolkata" country={country} planIdentifier={plan} siteId="films" userId="u1" isSubscribed={isSubscribed} offersCoupons={offersCoupons}
        cardPayment={{ publishableKey: 'pk_test_1', scriptUrl: null }} draft={current}
        onDraftChange={(next) => { stored.draft = next; setCurrent(next) }}
        attempt={stored.attempt} onAttemptChange={(next) => { stored.attempt = next }}
        createRequestId={() => `r${(ids += 1)}`} onLeave={left} returnUrl="https://films.example/en/plans/checkout"
        hrefs={{ plans: '/en/plans', benefits: '/en/plans/benefits', home: '/en' }} onReload={() => {}} onSubscribed={subscribed}
      />
    )
  }
  render(<TestProviders locale={locale}><Whole /></TestProviders>)
  const sent = (name: string) => api.requests.filter(({ path }) => path.includes(name)).map(({ body }) => body as Record<string, unknown>)
  return { api, keyboard, stored, subscribed, left, sent }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const payButton = (name: string | RegExp = 'Pay ₹299') => screen.findByRole('button', { name })

async function pay(setting: Setting = {}) {
  const opened = open(setting)
  await pass(50)
  await opened.keyboard.click(await payButton())
  await pass(50)
  return opened
}

// The lazy form loads with the first test.
beforeAll(async () => {
  await import('./card-form.tsx')
})
beforeEach(() => {
  installFakeStripe()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('what is bought', () => {
  it('is said in full above the button', async () => {
    open()
    await payButton()
    expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Lantern' })).toHaveTextContent('Due now₹299Then ₹299 every month from 21 December 2026, until you cancel.')
    expect(screen.getByText('Includes IGST 18%')).toBeVisible()
    expect(screen.getByText('₹299 per month, taxes included.')).toBeVisible()
    expect(screen.getByText('Next charge: ₹299 on 21 December 2026.')).toBeVisible()
    expect(screen.getByText(/^Cancel any time/)).toBeVisible()
  })

  it('is a trial where the quote has one', async () => {
    const trial = wireQuote({ dueNow: 0, trialEndsAt: new Date('2026-12-05T12:00:00Z'), nextCharge: { at: new Date('2026-12-05T12:00:00Z'), amount: 29_900 } })
    open({ quote: () => ({ json: { data: trial } }) })
    expect(await payButton('Start free trial, then ₹299 a month')).toBeVisible()
    expect(screen.getAllByText('Free until 5 December 2026. Then ₹299 every month, until you cancel.')).toHaveLength(2)
  })

  it('obliges to pay, which the button says in the European Union', async () => {
    open({ country: 'NL' })
    expect(await payButton('Order and pay ₹299')).toBeVisible()
  })

  it('has Bengali words and digits', async () => {
    open({ locale: 'bn' })
    expect(await payButton('₹২৯৯ দিন')).toBeVisible()
    expect(screen.getAllByText(/^তারপর ২১ ডিসেম্বর, ২০২৬ থেকে প্রতি মাসে ₹২৯৯/)).toHaveLength(2)
  })

  it('does not renew where the user wants it once', async () => {
    const { keyboard, sent } = open({ quote: ({ auto_renewal: renews }) => ({ json: { data: wireQuote(renews ? {} : { renews: false, nextCharge: null }) } }) })
    await keyboard.click(await screen.findByRole('checkbox', { name: 'Renew automatically every month' }))
    expect(await screen.findByText('No further charge.')).toBeVisible()
    await pass(50)
    await keyboard.click(await payButton())
    await pass(50)
    expect(sent('/subscribe')).toMatchObject([{ auto_renewal: false }])
  })

  it('is no plan that is not on sale, and none beside an active one', async () => {
    open({ plan: 'unknown' })
    expect(await screen.findByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en/plans')
    open({ isSubscribed: true })
    expect(await screen.findByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/en/plans/benefits')
  })
})

describe('the buyer', () => {
  it('is asked for in India only', async () => {
    open()
    await payButton()
    expect(screen.queryByRole('textbox', { name: 'PIN code' })).toBeNull()
  })

  it('must be complete, and the focus goes to what is missing', async () => {
    const { keyboard, sent } = await pay({ country: 'IN' })
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription('Enter your full name.')
    await keyboard.type(screen.getByRole('textbox', { name: 'Full name' }), 'Mita Sen')
    await keyboard.type(screen.getByRole('textbox', { name: 'PIN code' }), '৭০০০১৯')
    await keyboard.selectOptions(screen.getByRole('combobox', { name: 'State or union territory' }), 'WB')
    await keyboard.click(await payButton())
    await pass(50)
    expect(sent('/subscribe')).toMatchObject([{ place: { name: 'Mita Sen', region: 'WB', postal_code: '700019' } }])
  })
})

describe('a coupon', () => {
  const reduced = wireQuote({ lines: [{ kind: 'plan', amount: 29_900 }, { kind: 'discount', amount: -5_980 }], total: 23_920, dueNow: 23_920 })

  it('changes the price, can be removed and is stored', async () => {
    const { keyboard, stored, sent } = open({
      coupon: { json: { data: { is_valid: true, quote: reduced } } },
      quote: ({ coupon_code: code }) => ({ json: { data: code ? reduced : wireQuote() } }),
    })
    await keyboard.click(await screen.findByRole('button', { name: 'Add a coupon' }))
    await keyboard.keyboard('boishakh20{Enter}')
    expect(await payButton('Pay ₹239.20')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Lantern' })).toHaveTextContent('Discount-₹59.80')
    expect(stored.draft.couponCode).toBe('BOISHAKH20')
    await pass(50)
    await keyboard.click(await payButton('Pay ₹239.20'))
    await pass(50)
    expect(sent('/subscribe')).toMatchObject([{ appliedOffers: ['BOISHAKH20'], expected: 23_920 }])
  })

  it('can be removed', async () => {
    const { keyboard, stored } = open({ draft: { couponCode: 'BOISHAKH20' }, quote: ({ coupon_code: code }) => ({ json: { data: code ? reduced : wireQuote() } }) })
    await keyboard.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await payButton()).toBeVisible()
    expect(stored.draft.couponCode).toBeNull()
  })

  it.each([
    ['notValid', 'This coupon is not valid. Check the code and try again.'],
    ['notForPlan', 'This coupon is for Ember or Daybreak, not for this plan.'],
    ['alreadyUsed', 'You have used this coupon before. Try another one.'],
  ])('says why it is refused: %s', async (reason, words) => {
    const { keyboard } = open({ coupon: { json: { data: { is_valid: false, reason, ...(reason === 'notForPlan' && { plans: ['Ember', 'Daybreak'] }) } } } })
    await keyboard.click(await screen.findByRole('button', { name: 'Add a coupon' }))
    await keyboard.keyboard('NOTHING{Enter}')
    await pass(50)
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(words)
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus()
  })

  it('that is over is removed, and the user is told', async () => {
    const { stored } = open({
      draft: { couponCode: 'OLD' },
      quote: ({ coupon_code: code }) => (code ? { status: 400, json: { errorCode: 'INVALID_INPUT', field: 'coupon_code' } } : { json: { data: wireQuote() } }),
    })
    expect(await payButton()).toBeVisible()
    expect(await screen.findByText(/^Coupon OLD is no longer valid/)).toBeVisible()
    expect(stored.draft.couponCode).toBeNull()
  })
})

describe('the payment', () => {
  it('sends what was shown, and ends with the plan', async () => {
    const { sent, stored, subscribed } = await pay({ country: 'IN', draft: { buyer } })
    expect(sent('/subscribe')).toEqual([{
      subscription: 'stripe', siteId: 'films', platform: 'web_browser', planId: 'lantern-1', planIdentifier: 'lantern', userId: 'u1', currencyCode: 'INR', appliedOffers: [],
      stripeToken: 'pm_1', requestId: 'r1', expected: 29_900, auto_renewal: true, place: { name: 'Mita Sen', region: 'WB', postal_code: '700019' },
      consent: { text: 'checkout', version: '1', language: 'english' },
    }])
    expect(screen.getByRole('heading', { name: 'Your plan is active' })).toHaveFocus()
    expect(screen.getByText('₹299 on 21 December 2026')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start watching' })).toHaveAttribute('href', '/en')
    expect(stored.attempt).toBeNull()
    expect(subscribed).toHaveBeenCalledTimes(1)
  })

  it('stops at a card that is incomplete', async () => {
    installFakeStripe({ submit: async () => ({ error: { type: 'validation_error' } }) })
    const { sent } = await pay()
    expect(sent('/setup-intent')).toEqual([])
    expect(await payButton()).toBeEnabled()
  })

  it('says why the bank refused, keeps the form, and the next press is a new request', async () => {
    const answers = [decline, active]
    const { keyboard, sent, stored } = await pay({ subscribe: () => answers.shift() ?? active })
    const message = screen.getByText(/^The card doesn’t have enough money, and nothing was charged/)
    expect(message.closest('[tabindex]')).toHaveFocus()
    expect(stored.attempt).toBeNull()
    await keyboard.click(await payButton())
    await pass(50)
    const ids = sent('/subscribe').map(({ requestId }) => requestId)
    expect(new Set(ids).size).toBe(2)
  })

  it('says why the card could not be set up', async () => {
    installFakeStripe({ confirmSetup: async () => ({ error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } }) })
    const { sent } = await pay()
    expect(screen.getByText(/^Your bank declined the card/)).toBeVisible()
    expect(sent('/subscribe')).toEqual([])
  })

  it('asks the bank and repeats the same request', async () => {
    const asked = jest.fn(async () => ({}))
    installFakeStripe({ handleNextAction: asked })
    const answers = [{ json: { data: { outcome: 'REQUIRES_ACTION', client_secret: 'pi_1_secret_2', order: wireOrder() } } }, active]
    const { sent } = await pay({ subscribe: () => answers.shift() ?? active })
    expect(asked).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2' })
    const [first, second, ...more] = sent('/subscribe')
    expect(second).toEqual(first)
    expect(more).toEqual([])
    expect(screen.getByRole('heading', { name: 'Your plan is active' })).toBeVisible()
  })

  it('at another price shows both, and needs another press', async () => {
    const answers = [{ status: 422, json: { errorCode: 'PRICE_MISMATCH', quote: wireQuote({ dueNow: 34_900, total: 34_900, lines: [{ kind: 'plan', amount: 34_900 }] }) } }, active]
    const { keyboard, sent } = await pay({ subscribe: () => answers.shift() ?? active })
    expect(screen.getByText('The price was ₹299 and is now ₹349. Nothing was charged. Press the button again to pay the new price.')).toBeVisible()
    await keyboard.click(await payButton('Pay ₹349'))
    await pass(50)
    expect(sent('/subscribe').map(({ expected }) => expected)).toEqual([29_900, 34_900])
  })

  it('beside an active plan leads to it', async () => {
    await pay({ subscribe: () => ({ status: 409, json: { errorCode: 'ALREADY_SUBSCRIBED' } }) })
    expect(screen.getByRole('heading', { name: 'You already have a plan' })).toBeVisible()
  })

  it('is repeated, not doubled, after a lost answer', async () => {
    const answers: TestResponse[] = [{ status: 504, json: { errorCode: 'TIMEOUT' } }, active]
    const { keyboard, sent, stored } = await pay({ subscribe: () => answers.shift() ?? active })
    expect(stored.attempt).toMatchObject({ requestId: 'r1' })
    expect(screen.getByText(/You can’t be charged twice/)).toBeVisible()
    expect(screen.getByRole('checkbox')).toBeDisabled()
    await keyboard.click(screen.getByRole('button', { name: 'Check this payment' }))
    await pass(50)
    const [first, second] = sent('/subscribe')
    expect(second).toEqual(first)
    expect(sent('/setup-intent')).toHaveLength(1)
  })

  it('is repeated after a reload', async () => {
    const order = aCardOrder({ requestId: 'r7' })
    const { sent } = open({ attempt: { requestId: 'r7', order } })
    await pass(50)
    expect(sent('/subscribe')).toMatchObject([{ requestId: 'r7', stripeToken: 'pm_1' }])
    expect(screen.getByRole('heading', { name: 'Your plan is active' })).toBeVisible()
  })
})

describe('the waiting room', () => {
  it('polls every three seconds until the payment has gone through', async () => {
    const answers = [pending, active]
    const { sent } = await pay({ subscribe: () => pending, look: () => answers.shift() ?? active })
    expect(screen.getByRole('heading', { name: 'Your payment is on its way' }).closest('[tabindex]')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await pass(3_000)
    expect(sent('/payment/order')).toHaveLength(1)
    await pass(3_000)
    expect(screen.getByRole('heading', { name: 'Your plan is active' })).toBeVisible()
  })

  it('ends after two minutes with a mail, and looks again when asked', async () => {
    const { keyboard, sent } = await pay({ subscribe: () => ({ status: 409, json: { errorCode: 'ORDER_IN_PROGRESS', orderId: 'J2' } }) })
    await pass(121_000)
    const polls = sent('/payment/order').length
    await pass(30_000)
    expect(sent('/payment/order')).toHaveLength(polls)
    expect(within(screen.getByRole('region', { name: 'Your payment is on its way' })).getByText(/We will mail you/)).toBeVisible()
    await keyboard.click(screen.getByRole('button', { name: 'Check again' }))
    await pass(50)
    expect(sent('/payment/order')).toHaveLength(polls + 1)
  })
})

describe('a payment at the gateway', () => {
  const choose = async ({ keyboard }: ReturnType<typeof open>, name: string) => {
    await keyboard.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }))
    await pass(50)
  }

  it('is quoted for the method, whose trial and renewal may differ', async () => {
    const opened = open()
    await choose(opened, 'Net banking')
    expect(opened.sent('/quote').at(-1)).toMatchObject({ payment_method_type: 'NB', auto_renewal: false })
    expect(screen.getByRole('checkbox', { name: /^Renew automatically/ })).toBeDisabled()
    expect(await payButton()).toBeDisabled()
    await opened.keyboard.selectOptions(screen.getByRole('combobox', { name: 'Your bank' }), 'NB_SBI')
    expect(await payButton()).toBeEnabled()
    await choose(opened, 'UPI')
    expect(opened.sent('/quote').at(-1)).toMatchObject({ payment_method_type: 'UPI', auto_renewal: true })
    expect(screen.getByRole('checkbox', { name: /^Renew automatically/ })).toBeChecked()
  })

  it('can be chosen beside a free trial, and gives way to the card where a coupon leaves nothing to pay', async () => {
    const trial = wireQuote({ dueNow: 0, trialEndsAt: new Date('2026-12-05T12:00:00Z') })
    const free = wireQuote({ dueNow: 0 })
    const opened = open({ quote: ({ coupon_code: code, payment_method_type: type }) => ({ json: { data: code ? free : type ? wireQuote() : trial } }), coupon: { json: { data: { is_valid: true, quote: free } } } })
    await choose(opened, 'UPI')
    expect(screen.getByRole('radio', { name: 'UPI' })).toBeChecked()
    await opened.keyboard.click(screen.getByRole('button', { name: 'Add a coupon' }))
    await opened.keyboard.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'FULLMOON{Enter}')
    await pass(50)
    expect(screen.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked()
  })

  it('by UPI shows the code, and is done once it was paid', async () => {
    let look: TestResponse = pending
    const opened = open({ look: () => look })
    await choose(opened, 'UPI')
    await opened.keyboard.click(await payButton())
    await pass(50)
    expect(opened.sent('/plan/subscribe')).toMatchObject([{ plan_id: 'lantern-1', auto_renewal: true, requestId: 'r1', expected: 29_900 }])
    expect(opened.sent('/payment/start')).toMatchObject([{ order_id: 'J1', payment_method_type: 'UPI', payment_method: 'UPI_PAY', requestId: 'r1' }])
    expect(screen.getByRole('img', { name: 'QR code of this payment' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute('href', 'upi://pay?tr=1')
    look = active
    await pass(3_100)
    expect(await screen.findByRole('heading', { name: 'Your plan is active' })).toBeVisible()
    expect(opened.left).not.toHaveBeenCalled()
  })

  it('at a bank leads there, and a reload offers the way instead of leaving again', async () => {
    const opened = open({ start: () => started(bank), draft: { method: 'NB', option: 'NB_SBI' } })
    await pass(50)
    await opened.keyboard.click(await payButton())
    await pass(50)
    expect(opened.left.mock.calls).toEqual([['https://bank.example/pay']])
    expect(opened.stored.attempt?.order).toMatchObject({ method: { type: 'NB', option: 'NB_SBI' } })
    cleanup()
    const again = open({ start: () => started(bank), attempt: opened.stored.attempt! })
    await pass(50)
    expect(again.left).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Continue to the payment page' })).toHaveAttribute('href', 'https://bank.example/pay')
    expect(again.sent('/payment/start')).toMatchObject([{ requestId: 'r1' }])
  })

  it('that its payer has left gives way to another one', async () => {
    const opened = open({ draft: { method: 'UPI' } })
    await pass(50)
    await opened.keyboard.click(await payButton())
    await pass(50)
    expect(screen.getByText('If both payments go through, we return the second one in full.')).toBeVisible()
    await opened.keyboard.click(screen.getByRole('button', { name: 'Pay another way' }))
    await choose(opened, 'RuPay card')
    await opened.keyboard.click(await payButton())
    await pass(50)
    expect(opened.sent('/plan/subscribe').map(({ requestId }) => requestId)).toEqual(['r1', 'r2'])
    expect(opened.sent('/payment/start').at(-1)).toMatchObject({ payment_method_type: 'CARD', requestId: 'r2' })
  })

  it('that was declined says so, and the form is there again', async () => {
    const opened = open({ draft: { method: 'UPI' }, look: () => ({ json: { data: { outcome: 'FAILED', order: wireOrder({ status: 'open' }) } } }) })
    await pass(50)
    await opened.keyboard.click(await payButton())
    await pass(50)
    await pass(3_100)
    expect(screen.getByText(/^The payment was declined/)).toBeVisible()
    expect(await payButton()).toBeEnabled()
  })
})

describe('what an operator has turned off', () => {
  it('is not offered: no coupon can be entered', async () => {
    open({ offersCoupons: false })
    await payButton()
    expect(screen.getByRole('heading', { name: 'Renewal' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a coupon' })).toBeNull()
  })

  it('and was chosen before gives way to the card', async () => {
    const { stored } = open({ draft: { method: 'UPI' }, methods: wireMethods.filter(({ type }) => type !== 'UPI') })
    await pass(50)
    expect(await screen.findByRole('radio', { name: 'Credit or debit card' })).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'UPI' })).toBeNull()
    expect(stored.draft.method).toBe('card')
  })
})
