import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import { gatewayMethodsFor } from '@ott/billing'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { installFakeStripe } from '../checkout/fake-stripe.ts'
import type { Attempt, GiftDraft } from '../index.ts'
import { GiftCheckout } from '../index.ts'
import { aCardGift, aGiftQuote, TestProviders, wireCard, wireGift, wireGifts, wireOrder, wirePlans, wireQuote } from '../testing.tsx'

const setup = { json: { data: { client_secret: 'seti_1_secret_2', setup_intent_id: 'seti_1', customer_id: 'cus_1', publishable_key: 'pk_test_1' } } }
const quote = wireQuote(aGiftQuote())
const placed = (outcome: string, changes: object = {}) => ({ outcome, order: wireOrder({ ...quote, gift_months: 3, status: outcome === 'ACTIVE' ? 'paid' : 'paying', ...changes }) })
const answered = (outcome: string) => ({ json: { data: { quote, placed: placed(outcome) }, payment_methods: [] } })
const upi = { kind: 'upi', uri: 'upi://pay?tr=1', qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', expires_at: '2026-11-21T18:00:00Z' }
const wireMethods = gatewayMethodsFor('IN').map(({ type, canRenew, options }) => ({ type, can_renew: canRenew, options }))
const emptyDraft: GiftDraft = {
  planIdentifier: null, months: 3, isMailed: false, to: { email: '', name: '', from: '', message: '', language: 'english' }, method: 'card', option: null, buyer: { name: '', region: '', postalCode: '' },
}

interface Setting {
  placeGift?: () => TestResponse
  price?: (body: { plan_id: string; months: number }) => TestResponse
  look?: () => TestResponse
  gifts?: () => TestResponse
  country?: string
  draft?: Partial<GiftDraft>
  attempt?: Attempt
  locale?: 'en' | 'bn'
  plans?: object
  copies?: boolean
}

function open({
  placeGift = () => answered('ACTIVE'), look = () => ({ json: { data: placed('PENDING') } }), country = 'GB', draft, attempt, locale = 'en', plans = wirePlans(locale), copies = true,
  price = ({ months }) => ({ json: { data: { quote: wireQuote(aGiftQuote({ lines: [{ kind: 'plan', amount: 29_900 * months }], total: 29_900 * months, dueNow: 29_900 * months })) }, payment_methods: country === 'IN' ? wireMethods : [] } }),
  gifts = () => ({ json: wireGifts([wireGift()]) }),
}: Setting = {}) {
  const keyboard = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const api = anApi(({ method, path, body }) => {
    if (path.includes('/anonymous-token')) return { text: 'anonymous' }
    if (path.includes('/plan/gift')) {
      if (method === 'GET') return gifts()
      return (body as { requestId?: string }).requestId === undefined ? price(body as { plan_id: string; months: number }) : placeGift()
    }
    if (path.includes('/setup-intent')) return setup
    if (path.includes('/validate')) return { json: { data: { customer_id: 'cus_1', card: wireCard } } }
    if (path.includes('/payment/start')) return { json: { data: { order: placed('PENDING').order, next: upi } } }
    if (path.includes('/payment/order')) return look()
    return { json: plans }
  }, { accessToken: 'access', refreshToken: 'refresh' })
  const stored: { attempt: Attempt | null; draft: GiftDraft } = { attempt: attempt ?? null, draft: { ...emptyDraft, ...draft } }
  const [bought, printed, shared] = [jest.fn(), jest.fn(), jest.fn()]
  const copied: string[] = []
  let ids = 0
  const Whole = () => {
    const [current, setCurrent] = useState(stored.draft)
    return (
      <GiftCheckout
        call={api.call} locale={locale} timeZone="Asia/Kolkata" country={country} userId="u1" cardPayment={{ publishableKey: 'pk_test_1', scriptUrl: null }}
        draft={current} onDraftChange={(next) => { stored.draft = next; setCurrent(next) }}
        attempt={stored.attempt} onAttemptChange={(next) => { stored.attempt = next }} createRequestId={() => `r${(ids += 1)}`}
        returnUrl="https://films.example/en/plans/checkout?gift" onLeave={() => {}} hrefs={{ plans: '/en/plans', benefits: '/en/plans/benefits', home: '/en' }} onReload={() => {}} onBought={bought}
        sharing={{ copy: async (text) => { copied.push(text); return copies }, share: async (content) => { shared(content); return 'shared' }, print: printed }}
      />
    )
  }
  render(<TestProviders locale={locale}><Whole /></TestProviders>)
  const sent = (name: string) => api.requests.filter(({ method, path, body }) => method === 'POST' && path.includes(name) && (body as { requestId?: string }).requestId !== undefined).map(({ body }) => body as Record<string, unknown>)
  return { api, keyboard, stored, bought, printed, shared, copied, sent }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const payButton = (name: string | RegExp = 'Pay ₹897') => screen.findByRole('button', { name })

async function pay(setting: Setting = {}, name?: string | RegExp) {
  const opened = open(setting)
  await pass(50)
  await opened.keyboard.click(await payButton(name))
  await pass(50)
  // The code is read once the gift is paid.
  await pass(50)
  return opened
}

// The lazy form loads with the first test.
beforeAll(async () => {
  await import('../checkout/card-form.tsx')
})
beforeEach(() => {
  installFakeStripe()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('a gift', () => {
  it('is of the recommended plan and three months at first, and says all of its terms', async () => {
    open()
    await payButton()
    expect(screen.getByRole('heading', { level: 1, name: 'Give as a gift' })).toBeVisible()
    expect(screen.getByRole('radio', { name: /^Lantern/ })).toBeChecked()
    expect(screen.getByRole('region', { name: 'Lantern' })).toHaveTextContent('LanternGift for 3 monthsDue now₹897Paid once. The gift does not renew.')
    expect(screen.getByText('₹897 once, taxes included. No further charge.')).toBeVisible()
    expect(screen.getByText('The code can be redeemed until 21 November 2029. The time starts when it is redeemed.')).toBeVisible()
    expect(screen.getByText(/^Until it is redeemed, you can have all of your money back/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /^Renew/ })).toBeNull()
  })

  it('has the lengths of its plan, each with its price', async () => {
    const { keyboard, stored } = open()
    await payButton()
    const lengths = () => within(screen.getByRole('radiogroup', { name: 'How long' })).getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)
    expect(lengths()).toEqual(['1 month₹299', '3 months₹897', '6 months₹1,794', '12 months₹3,588'])
    await keyboard.click(screen.getByRole('radio', { name: /^6 months/ }))
    expect(await payButton('Pay ₹1,794')).toBeVisible()
    await keyboard.click(screen.getByRole('radio', { name: /^Daybreak/ }))
    expect(lengths()).toEqual(['12 months₹1,499'])
    expect(stored.draft).toMatchObject({ planIdentifier: 'daybreak', months: 6 })
  })

  it('is of no plan by the week', async () => {
    const { data } = wirePlans()
    open({ plans: { data: data.map((plan) => ({ ...plan, plan_type: 'WEEKLY' })) } })
    expect(await screen.findByRole('heading', { name: 'This plan isn’t available here' })).toBeVisible()
  })

  it('obliges to pay, which the button says in the European Union', async () => {
    open({ country: 'NL' })
    expect(await payButton('Order and pay ₹897')).toBeVisible()
  })

  it('has Bengali words and digits', async () => {
    open({ locale: 'bn' })
    expect(await payButton('₹৮৯৭ দিন')).toBeVisible()
    expect(screen.getByRole('radio', { name: '৩ মাস ₹৮৯৭' })).toBeChecked()
  })
})

describe('buying it', () => {
  it('sends what was chosen by a card that pays once, and shows the code', async () => {
    const { sent, bought, stored } = await pay()
    expect(sent('/plan/gift')).toEqual([{ plan_id: 'lantern-1', months: 3, requestId: 'r1', expected: 89_700, consent: { text: 'gift', version: '1', language: 'english' }, stripeToken: 'pm_1' }])
    expect(bought).toHaveBeenCalledTimes(1)
    expect(stored.attempt).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your gift is ready' })).toHaveFocus()
    expect(screen.getByRole('region', { name: /gift card$/ })).toHaveTextContent('gift cardLantern, 3 months as a giftGift code0123-4567-89AB-CDEFfilms.example/en/redeemRedeem it until 21 November 2029')
    expect(screen.getByRole('img', { name: 'QR code of the link that redeems the gift' })).toBeVisible()
    expect(screen.getByText('Pass on the code or the link. We have sent you the code as well.')).toBeVisible()
  })

  it('leaves the card that renews the own plan', async () => {
    const { api } = await pay()
    expect(api.requests.find(({ path }) => path.includes('/validate'))?.body).toEqual({ token: 'seti_1', paymentMethodId: 'pm_1', is_default: false })
  })

  it('pays at the gateway in India, with the buyer of the invoice', async () => {
    const buyer = { name: 'Mita Sen', region: 'WB', postalCode: '700019' }
    const { sent } = await pay({ country: 'IN', draft: { method: 'UPI', buyer }, placeGift: () => answered('PENDING'), look: () => ({ json: { data: { ...placed('PENDING'), next: upi } } }) })
    expect(sent('/plan/gift')).toMatchObject([{ place: { name: 'Mita Sen', region: 'WB', postal_code: '700019' } }])
    expect(sent('/plan/gift')[0]).not.toHaveProperty('stripeToken')
    expect(sent('/payment/start')).toEqual([{ order_id: 'J1', payment_method_type: 'UPI', payment_method: 'UPI_PAY', requestId: 'r1' }])
    expect(screen.getByRole('img', { name: 'QR code of this payment' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay ₹/ })).toBeNull()
  })

  it('is paid by card where the way that was chosen is not offered any more', async () => {
    const { sent, stored } = await pay({ draft: { method: 'UPI', option: 'UPI_PAY' } })
    expect(stored.draft).toMatchObject({ method: 'card', option: null })
    expect(sent('/plan/gift')).toMatchObject([{ stripeToken: 'pm_1' }])
    expect(sent('/payment/start')).toEqual([])
  })

  it('says where a payment was not needed, and goes back', async () => {
    const returned = { currency: 'INR', amount: 89_700 }
    await pay({ placeGift: () => ({ json: { data: { quote, placed: { ...placed('RETURNED', { status: 'cancelled' }), returned }, payment_methods: [] } } }) })
    expect(await screen.findByText(/^Your payment of ₹897 wasn’t needed/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/en/plans/benefits')
  })

  it('says of no way to pay that it does not renew', async () => {
    open({ country: 'IN' })
    await payButton()
    expect(screen.getByRole('radio', { name: 'Net banking' })).toBeEnabled()
    expect(screen.queryByText(/Doesn’t renew/)).toBeNull()
  })

  it('shows a decline and another price, and charges by another press only', async () => {
    const answers: TestResponse[] = [{ status: 402, json: { errorCode: 'PAYMENT_DECLINED', decline: 'insufficientFunds', retryable: true } }, { status: 422, json: { errorCode: 'PRICE_MISMATCH', quote: wireQuote(aGiftQuote({ lines: [{ kind: 'plan', amount: 99_900 }], total: 99_900, dueNow: 99_900 })) } }]
    const { keyboard, sent } = await pay({ placeGift: () => answers.shift() ?? answered('ACTIVE') })
    expect(screen.getByText(/^The card doesn’t have enough money/)).toBeVisible()
    await keyboard.click(await payButton())
    await pass(50)
    expect(screen.getByText(/^The price was ₹897 and is now ₹999/)).toBeVisible()
    await keyboard.click(await payButton('Pay ₹999'))
    await pass(50)
    expect(sent('/plan/gift').map(({ requestId, expected }) => [requestId, expected])).toEqual([['r1', 89_700], ['r3', 89_700], ['r5', 99_900]])
    expect(await screen.findByRole('heading', { name: 'Your gift is ready' })).toBeVisible()
  })

  it('repeats a press that a reload interrupted, unchanged', async () => {
    const order = aCardGift({ requestId: 'before' })
    const { sent } = open({ attempt: { requestId: 'before', order } })
    await pass(100)
    expect(sent('/plan/gift')).toMatchObject([{ requestId: 'before', months: 3, stripeToken: 'pm_1' }])
    expect(await screen.findByRole('heading', { name: 'Your gift is ready' })).toBeVisible()
  })
})

describe('a gift that is not offered any more', () => {
  const price = () => ({ status: 404, json: { errorCode: 'NOT_FOUND' } })

  it('leads to the plans', async () => {
    open({ price })
    expect(await screen.findByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en/plans')
  })

  it('still shows how its payment stands', async () => {
    open({ price, attempt: { requestId: 'before', order: aCardGift({ requestId: 'before' }) }, placeGift: () => answered('PENDING') })
    await pass(100)
    expect(screen.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
  })
})

describe('a recipient', () => {
  const rumi = { email: 'rumi@films.example', name: 'Rumi', from: 'Mira', message: 'Happy birthday!', language: 'bengali' as const }

  it('is asked for only where the gift is mailed, and stays while it is typed', async () => {
    const { keyboard, stored } = open()
    await payButton()
    expect(screen.queryByRole('textbox', { name: 'Recipient’s email address' })).toBeNull()
    await keyboard.click(screen.getByRole('checkbox', { name: 'Mail it to the recipient' }))
    await keyboard.type(screen.getByRole('textbox', { name: 'Recipient’s email address' }), 'rumi@films.example')
    await keyboard.type(screen.getByRole('textbox', { name: 'Message (optional)' }), 'শুভ জন্মদিন')
    expect(stored.draft).toMatchObject({ isMailed: true, to: { email: 'rumi@films.example', message: 'শুভ জন্মদিন' } })
  })

  it('is sent along, without spaces around', async () => {
    const { sent } = await pay({ draft: { isMailed: true, to: { ...rumi, email: ' rumi@films.example ' } }, gifts: () => ({ json: wireGifts([wireGift({ to: { email: rumi.email, name: rumi.name } })]) }) })
    expect(sent('/plan/gift')).toMatchObject([{ to: rumi }])
    expect(screen.getByText('We have mailed it to rumi@films.example, and the code to you as well.')).toBeVisible()
  })

  it.each([
    ['an address', { email: 'rumi' }, 'Recipient’s email address', 'Enter an email address, such as name@example.com.'],
    ['no link in the message', { message: 'see films.example' }, 'Message (optional)', /Leave out links and email addresses/],
    ['no link in a name', { from: 'www.films' }, 'Your name (optional)', /Leave out links and email addresses/],
    ['no hidden characters', { name: 'a\u202eb' }, 'Recipient’s name (optional)', 'Leave out unusual characters and keep it short.'],
  ])('has %s, else nothing is sent and the field is focused', async (_, changes, name, error) => {
    const { sent, keyboard } = await pay({ draft: { isMailed: true, to: { ...rumi, ...changes } } })
    const field = screen.getByRole('textbox', { name })
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(typeof error === 'string' ? error : expect.stringMatching(error))
    await keyboard.click(await payButton())
    await pass(50)
    expect(field).toHaveFocus()
    expect(sent('/plan/gift')).toEqual([])
  })

  it('is not sent where the gift is not mailed', async () => {
    const { sent } = await pay({ draft: { isMailed: false, to: { ...rumi, email: 'rumi' } } })
    expect(sent('/plan/gift')[0]).not.toHaveProperty('to')
  })
})

describe('the code', () => {
  it('is copied, its link shared, and the card printed', async () => {
    const { keyboard, copied, shared, printed } = await pay()
    await keyboard.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(copied).toEqual(['0123-4567-89AB-CDEF'])
    expect(await screen.findByText('Copied')).toBeVisible()
    await keyboard.click(screen.getByRole('button', { name: 'Share link' }))
    expect(shared).toHaveBeenCalledWith({ title: 'Lantern, 3 months as a gift', url: 'https://films.example/en/redeem?code=0123-4567-89AB-CDEF' })
    expect(await screen.findByText('Shared')).toBeVisible()
    await keyboard.click(screen.getByRole('button', { name: 'Print' }))
    expect(printed).toHaveBeenCalledTimes(1)
  })

  it('that cannot be copied is copied by hand', async () => {
    const { keyboard } = await pay({ copies: false })
    await keyboard.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByText('That didn’t work. Select the code and copy it by hand.')).toBeVisible()
  })

  it.each([
    ['is not shown any more', () => ({ json: wireGifts([wireGift({ code: null })]) })],
    ['could not be read', () => ({ status: 500, json: {} })],
  ])('that %s is in the message', async (_, gifts) => {
    await pay({ gifts })
    expect(screen.getByText('You have the code in a message from us. Pass it on.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull()
  })
})
