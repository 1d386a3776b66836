import type { TestResponse, TestServer } from '@ott/api-client/testing'
import { anApi } from '@ott/api-client/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Benefits } from '../index.ts'
import { storyNow, TestProviders, wireCard, wireGifts, wireMandate, wireSubscription } from '../testing.tsx'

const second = { ...wireCard, card_id: 'c2', card_brand: 'mastercard', last_four_digits: '4444', is_default: false }
const expired = { ...wireCard, card_id: 'c3', card_exp_year: 2025, last_four_digits: '0005', is_default: false, is_expired: true }
const sold = { period_ends_at: '2026-12-21T12:00:00Z', subscription_end_date: '2026-12-21T18:00:00Z', payment_method: wireCard }

type Change = (id: string, cards: (typeof wireCard)[]) => TestResponse

const listed = (cards: object[]): TestResponse => ({ json: { data: { cards } } })

function open({ cards = [wireCard, second], subscription = sold, change, locale = 'en' }: { cards?: object[]; subscription?: object | null; change?: Change; locale?: 'en' | 'bn' } = {}) {
  let current = cards as (typeof wireCard)[]
  const server: TestServer = ({ method, path }) => {
    if (path.includes('/billing-history')) return { json: { data: { items: [], total: 0 } } }
    if (path.includes('/plan/gift')) return { json: wireGifts([]) }
    if (!path.includes('/cards')) return { json: subscription ? wireSubscription(subscription, locale) : { data: null } }
    const [, id = ''] = /\/cards\/(\w+)/.exec(path) ?? []
    if (id === '') return listed(current)
    if (change) return change(id, current)
    current = method === 'DELETE'
      ? current.filter(({ card_id }) => card_id !== id).map((card, at) => ({ ...card, is_default: at === 0 }))
      : current.map((card) => ({ ...card, is_default: card.card_id === id }))
    return listed(current)
  }
  const { call, requests } = anApi(server, { accessToken: 'access', refreshToken: 'refresh' })
  const changed = jest.fn()
  render(
    <TestProviders locale={locale}>
      <Benefits call={call} locale={locale} timeZone="Asia/Kolkata" now={storyNow} hrefs={{ plans: '#plans', redeem: '#redeem', gift: '#gift', payRenewal: '#renewal', addCard: '/en/plans/checkout?card' }} offers={{ pause: true, refunds: true, gifts: true }} createRequestId={() => 'r1'} giftForm={null} onAddGift={() => {}} onOpenInvoice={() => {}} onChanged={changed} />
    </TestProviders>,
  )
  return { changed, sent: () => requests.filter(({ method, path }) => method !== 'GET' && path.includes('/cards')).map(({ method, path }) => `${method} ${path.split('/cards/')[1]?.split('?')[0]}`) }
}

const items = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
const focused = (text: string) => waitFor(() => expect(screen.getByText(text).closest('[tabindex]')).toHaveFocus())

describe('payment methods', () => {
  it('are listed with expiry and default, and an expired one cannot become the default', async () => {
    open({ cards: [wireCard, second, expired] })
    expect(await items()).toEqual([
      'Visa ending in 4242, expires 04/2030DefaultRemove',
      'Mastercard ending in 4444, expires 04/2030Make defaultRemove',
      'Visa ending in 0005, expired 04/2025Remove',
    ])
    expect(screen.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/en/plans/checkout?card')
  })

  it('are in Bengali with Bengali digits', async () => {
    open({ locale: 'bn' })
    expect((await items())[0]).toBe('Visa, শেষে ৪২৪২, মেয়াদ ০৪/২০৩০ডিফল্টসরান')
  })

  it('are there without a plan, as long as there are some', async () => {
    open({ subscription: null })
    expect(await items()).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'You have no active plan' })).toBeVisible()
  })

  it('can be loaded again after a failure, beside the plan', async () => {
    let hasFailed = false
    const { call } = anApi(({ path }) => {
      if (path.includes('/billing-history')) return { json: { data: { items: [], total: 0 } } }
      if (path.includes('/plan/gift')) return { json: wireGifts([]) }
      if (!path.includes('/cards')) return { json: wireSubscription(sold) }
      if (hasFailed) return listed([wireCard])
      hasFailed = true
      return { status: 500, json: {} }
    }, { accessToken: 'access', refreshToken: 'refresh' })
    render(
      <TestProviders>
        <Benefits call={call} locale="en" timeZone="Asia/Kolkata" now={storyNow} hrefs={{ plans: '', redeem: '', gift: '', payRenewal: '', addCard: '' }} offers={{ pause: true, refunds: true, gifts: true }} createRequestId={() => 'r1'} giftForm={null} onAddGift={() => {}} onOpenInvoice={() => {}} onChanged={() => {}} />
      </TestProviders>,
    )
    expect(await screen.findByText('Your payment methods couldn’t be loaded.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await items()).toHaveLength(1)
  })
})

describe('another default', () => {
  it('is chosen by one press, said, and focused', async () => {
    const { sent } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Make default: Mastercard ending in 4444' }))
    await focused('Mastercard ending in 4444 is now the default. Your plan renews with it.')
    expect(sent()).toEqual(['PUT c2/default'])
    expect((await items())[1]).toContain('Default')
  })

  it('is charged at once where a renewal has failed, which is said before', async () => {
    open({ subscription: { ...sold, state: 'grace', failed_charge: { reason: 'declined', retries_at: null } } })
    expect(await screen.findByText('The last charge failed. A card that you add or make the default is charged at once.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Make default/ }))
    await focused('Mastercard ending in 4444 is now the default. We’re charging it for the failed renewal.')
  })

  it('that was removed elsewhere is said so', async () => {
    open({ change: () => ({ status: 404, json: { errorCode: 'NOT_FOUND' } }) })
    await userEvent.click(await screen.findByRole('button', { name: /^Make default/ }))
    await focused('Your payment methods have changed, and nothing was done. Check the list and try again.')
  })
})

describe('removing', () => {
  const removeFirst = async () => userEvent.click((await screen.findAllByRole('button', { name: /^(Remove|Revoke mandate)/ }))[0]!)

  it('asks first, says what becomes the default, and focuses the outcome', async () => {
    const { sent, changed } = open({ cards: [wireCard, second, expired] })
    await removeFirst()
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Visa ending in 4242?' }))
    expect(dialog.getByText('You can add the card again at any time. Mastercard ending in 4444 becomes the default.')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await focused('Visa ending in 4242 was removed. The default is now: Mastercard ending in 4444, expires 04/2030.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent()).toEqual(['DELETE c1'])
    expect(changed).not.toHaveBeenCalled()
  })

  it('is taken back, and focus returns', async () => {
    const { sent } = open()
    await removeFirst()
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove: Visa ending in 4242' })).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('leads to another card where the plan renews with the last one', async () => {
    const { sent } = open({ cards: [wireCard, expired] })
    await removeFirst()
    const dialog = within(screen.getByRole('dialog', { name: 'Your plan renews with Visa ending in 4242' }))
    expect(dialog.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/en/plans/checkout?card')
    expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull()
    expect(sent()).toEqual([])
  })

  it('the last one is possible once the plan does not renew', async () => {
    open({ cards: [wireCard], subscription: { ...sold, auto_renewal: false } })
    await removeFirst()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await focused('Visa ending in 4242 was removed.')
    expect(screen.getByText('No card is saved.')).toBeVisible()
  })

  it.each([
    [{ status: 409, json: { errorCode: 'ORDER_IN_PROGRESS' } }, 'A payment with this card is on its way. Try again when it is done.'],
    [{ status: 500, json: {} }, 'That didn’t work. Nothing has changed. Try again in a moment.'],
    [{ status: 409, json: { errorCode: 'PAYMENT_METHOD_NEEDED' } }, 'Add another card first, or cancel the plan. Then you can remove this one.'],
  ])('that fails says why in the dialog (%#)', async (answer, text) => {
    open({ change: () => answer })
    await removeFirst()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeVisible()
  })

  it('a mandate shows its maximum, and says that the plan stops renewing', async () => {
    const { sent, changed } = open({ cards: [wireMandate], subscription: { ...sold, payment_method: wireMandate } })
    expect(await items()).toEqual(['UPI · mi***@upiDefaultEach debit takes ₹598 at mostRevoke mandate'])
    await removeFirst()
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke the mandate of UPI · mi***@upi?' }))
    expect(dialog.getByText('Nothing more can be debited from it. Your plan does not renew, and you can watch until 21 December 2026.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke mandate' }))
    await focused('The mandate of UPI · mi***@upi was revoked. Your plan does not renew. You can watch until 21 December 2026.')
    expect(sent()).toEqual(['DELETE m1'])
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
