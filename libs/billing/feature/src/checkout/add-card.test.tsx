import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { AddCard } from '../index.ts'
import { TestProviders, wireCard, wireMandate, wireSubscription } from '../testing.tsx'
import { installFakeStripe } from './fake-stripe.ts'

const saved: TestResponse = { json: { data: { customer_id: 'cus_1', card: wireCard } } }

function open({ subscription = { payment_method: wireCard } as object | null, stripe = {}, validate = () => saved, locale = 'en' as 'en' | 'bn', offersCards = true } = {}) {
  installFakeStripe(stripe)
  const { call, requests } = anApi(({ path }) => {
    if (path.includes('/setup-intent')) return { json: { data: { client_secret: 'seti_1_secret_2', setup_intent_id: 'seti_1', customer_id: 'cus_1', publishable_key: 'pk_test_1' } } }
    if (path.includes('/validate-stripe-customer')) return validate()
    return { json: subscription ? wireSubscription(subscription, locale) : { data: null } }
  }, { accessToken: 'access', refreshToken: 'refresh' })
  let made = 0
  render(
    <TestProviders locale={locale}>
      <AddCard
        call={call} locale={locale} cardPayment={offersCards ? { publishableKey: 'pk_test_1', scriptUrl: null } : null} createRequestId={() => `r${(made += 1)}`}
        returnUrl="https://films.example/checkout" onReload={() => {}} hrefs={{ benefits: '/en/plans/benefits' }}
      />
    </TestProviders>,
  )
  return { sent: () => requests.flatMap(({ method, path, body }) => (method === 'POST' ? [[path.split('/').at(-1)?.split('?')[0], body]] : [])) }
}

async function save() {
  const button = await screen.findByRole('button', { name: 'Save card' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

it('a card is saved without a charge, which its owner is told before', async () => {
  const { sent } = open()
  expect(await screen.findByText('Your plan will renew with this card. Nothing is charged now.')).toBeVisible()
  expect(screen.getByText(/^By saving the card you allow us to charge it for renewals/)).toBeVisible()
  await save()
  expect(await screen.findByRole('heading', { name: 'Your card is saved' })).toHaveFocus()
  expect(screen.getByText('The default is now: Visa ending in 4242, expires 04/2030.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/en/plans/benefits')
  expect(sent()).toEqual([['setup-intent', { requestId: 'r1' }], ['validate-stripe-customer', { token: 'seti_1', paymentMethodId: 'pm_1' }]])
})

it('the use of the card depends on the plan', async () => {
  open({ subscription: { payment_method: wireMandate } })
  expect(await screen.findByText('Your plan will renew with this card, and the mandate of UPI · mi***@upi ends. Nothing is charged now.')).toBeVisible()
})

it('a failed renewal is charged at once', async () => {
  open({ subscription: { state: 'grace', payment_method: wireCard } })
  expect(await screen.findByText('The last charge of your plan failed. Once you save a card, we charge it at once.')).toBeVisible()
})

it('a card is added without a plan, in Bengali', async () => {
  open({ subscription: null, locale: 'bn' })
  expect(await screen.findByRole('heading', { level: 1, name: 'কার্ড যোগ করুন' })).toBeVisible()
  expect(screen.getByText('এখন কোনো টাকা কাটা হবে না।')).toBeVisible()
})

it('a declined card is said and focused, and another one is tried with a set-up of its own', async () => {
  const answers = [{ error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } }, { setupIntent: { id: 'seti_2', payment_method: 'pm_2' } }]
  const { sent } = open({ stripe: { confirmSetup: async () => answers.shift()! } })
  await save()
  await waitFor(() => expect(screen.getByText(/^Your bank declined the card, and nothing was charged/).closest('[tabindex]')).toHaveFocus())
  await save()
  expect(await screen.findByRole('heading', { name: 'Your card is saved' })).toBeVisible()
  expect(sent().filter(([path]) => path === 'setup-intent')).toEqual([['setup-intent', { requestId: 'r1' }], ['setup-intent', { requestId: 'r2' }]])
})

it.each([
  ['fields that are not complete', { submit: async () => ({ error: {} }) }, undefined, null],
  ['a server that fails', {}, (): TestResponse => ({ status: 503, json: { errorCode: 'UNAVAILABLE' } }), 'We couldn’t connect, and nothing was charged. Please try again.'],
  ['a refusal', {}, (): TestResponse => ({ status: 400, json: { errorCode: 'INVALID_INPUT' } }), 'Something went wrong, and nothing was charged. Try again, or reload the page.'],
  ['a script that throws', { confirmSetup: async () => Promise.reject(new Error('used wrongly')) }, undefined, 'Something went wrong, and nothing was charged. Try again, or reload the page.'],
] as const)('%s leaves the form', async (_name, stripe, validate, text) => {
  open({ stripe, ...(validate && { validate }) })
  await save()
  if (text) expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save card' })).toBeEnabled())
})

it('says where no card can be taken', async () => {
  open({ offersCards: false })
  expect(await screen.findByText('Card payment is not available at the moment.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save card' })).toBeDisabled()
})
