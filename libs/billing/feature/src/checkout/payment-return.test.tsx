import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PaymentReturn } from '../index.ts'
import { TestProviders, wireGift, wireGifts, wireOrder, wirePlans } from '../testing.tsx'

const paid = { json: { data: { outcome: 'ACTIVE', order: wireOrder() } } }
const pending = { json: { data: { outcome: 'PENDING', order: wireOrder({ status: 'paying' }) } } }
const failed = { json: { data: { outcome: 'FAILED', order: wireOrder({ status: 'open' }) } } }
const unknown = { status: 404, json: { errorCode: 'NOT_FOUND' } }

const sharing = { copy: async () => true, share: async () => 'copied' as const, print: () => {} }

function open(look: () => TestResponse, locale: 'en' | 'bn' = 'en') {
  const api = anApi(({ path }) => {
    if (path.includes('/anonymous-token')) return { text: 'anonymous' }
    if (path.includes('/plan/gift')) return { json: wireGifts([wireGift()]) }
    return path.includes('/payment/order') ? look() : { json: wirePlans(locale) }
  }, { accessToken: 'access', refreshToken: 'refresh' })
  const onPaid = jest.fn()
  render(
    <TestProviders locale={locale}>
      <PaymentReturn
        call={api.call} locale={locale} timeZone="Asia/Kolkata" paymentId="J7" returned={{ order_id: 'J7', status: 'CHARGED', signature: 'abc' }}
        hrefs={{ checkout: (plan) => `/en/plans/checkout?plan=${plan}`, gift: '/en/plans/checkout?gift', benefits: '/en/plans/benefits', home: '/en' }} sharing={sharing} onLeave={() => {}} onPaid={onPaid}
      />
    </TestProviders>,
  )
  const looks = () => api.requests.filter(({ path }) => path.includes('/payment/order'))
  return { looks, onPaid }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the return from the gateway', () => {
  it('shows what the server has read, whatever the address says', async () => {
    const { looks } = open(() => failed)
    await pass(50)
    expect(looks()).toMatchObject([{ method: 'PATCH', body: { return: { order_id: 'J7', status: 'CHARGED', signature: 'abc' } } }])
    expect(screen.getByRole('heading', { name: 'The payment didn’t go through' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/en/plans/checkout?plan=lantern')
  })

  it('waits while the bank works, and is done when it has paid', async () => {
    let look: TestResponse = pending
    const { onPaid } = open(() => look)
    await pass(50)
    expect(screen.getByText('We are waiting for your bank. Please keep this page open.')).toBeVisible()
    look = paid
    await pass(3_100)
    expect(screen.getByRole('heading', { name: 'Your plan is active' })).toBeVisible()
    expect(screen.getByText('Lantern')).toBeVisible()
    expect(onPaid.mock.calls).toEqual([['plan']])
  })

  it('says what comes back of two payments, and where the only one does', async () => {
    const returned = { currency: 'INR', amount: 29_900 }
    open(() => ({ json: { data: { outcome: 'ACTIVE', returned, order: wireOrder() } } }))
    await pass(50)
    expect(screen.getByRole('heading', { name: 'Your plan is active' })).toBeVisible()
    expect(screen.getByText(/^You paid twice. We are returning ₹299 the way you paid/)).toBeVisible()
    cleanup()
    const { onPaid } = open(() => ({ json: { data: { outcome: 'RETURNED', returned, order: wireOrder({ status: 'cancelled' }) } } }))
    await pass(50)
    expect(screen.getByRole('heading', { name: 'We are returning your payment' })).toBeVisible()
    expect(screen.getByText(/^Your payment of ₹299 wasn’t needed/)).toBeVisible()
    expect(onPaid).not.toHaveBeenCalled()
  })

  it('of a gift shows its code, and leads back to the gift where it was declined', async () => {
    const order = (status: string) => wireOrder({ status, gift_months: 3 })
    let look: TestResponse = { json: { data: { outcome: 'FAILED', order: order('open') } } }
    open(() => look)
    await pass(50)
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/en/plans/checkout?gift')
    cleanup()
    look = { json: { data: { outcome: 'ACTIVE', order: order('paid') } } }
    const { onPaid } = open(() => look)
    await pass(50)
    expect(screen.getByRole('heading', { name: 'Your gift is ready' })).toHaveFocus()
    expect(onPaid.mock.calls).toEqual([['gift']])
    expect(screen.getByText('0123-4567-89AB-CDEF')).toBeVisible()
  })

  it('goes on through a lost connection', async () => {
    let look: TestResponse = { status: 503, json: { errorCode: 'UNAVAILABLE' } }
    open(() => look)
    await pass(50)
    look = paid
    await pass(3_100)
    expect(screen.getByRole('heading', { name: 'Your plan is active' })).toBeVisible()
  })

  it('stops after two minutes, and looks again when asked', async () => {
    const { looks } = open(() => pending)
    await pass(125_000)
    const before = looks().length
    await pass(30_000)
    expect(looks()).toHaveLength(before)
    await userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }).click(screen.getByRole('button', { name: 'Check again' }))
    await pass(50)
    expect(looks()).toHaveLength(before + 1)
  })

  it('says where a payment is not known', async () => {
    open(() => unknown)
    await pass(50)
    expect(screen.getByRole('heading', { name: 'We couldn’t find this payment' })).toBeVisible()
  })

  it('is Bengali on Bengali pages', async () => {
    open(() => failed, 'bn')
    await pass(50)
    expect(screen.getByRole('heading', { name: 'পেমেন্ট হয়নি' })).toBeVisible()
  })
})
