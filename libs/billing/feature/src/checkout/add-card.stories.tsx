import type { Meta, StoryObj } from '@storybook/react-vite'
import { anApi } from '@ott/api-client/testing'
import { Suspense, useState } from 'react'
import { localeOf, neverAnswers, TestProviders, wireCard, wireMandate, wireSubscription } from '../testing.tsx'
import { AddCard } from './add-card.tsx'
import type { AddCardProps } from './add-card.tsx'
import { AddCardView } from './add-card-view.tsx'
import CardForm from './card-form.tsx'
import type { Notice } from './checkout-state.ts'
import { installFakeStripe } from './fake-stripe.ts'

type Story = StoryObj<typeof AddCard>

const callOf = (subscription: object) => anApi(({ path }) => {
  if (path.includes('/setup-intent')) return { json: { data: { client_secret: 'seti_1_secret_2', setup_intent_id: 'seti_1', customer_id: 'cus_1', publishable_key: 'pk_test_1' } } }
  if (path.includes('/validate-stripe-customer')) return { json: { data: { customer_id: 'cus_1', card: wireCard } } }
  return { json: wireSubscription(subscription, path.includes('bengali') ? 'bn' : 'en') }
}, { accessToken: 'access', refreshToken: 'refresh' }).call

function StoryCardForm() {
  useState(() => installFakeStripe())
  return <Suspense><CardForm publishableKey="pk_test_1" scriptUrl={null} currency={null} returnUrl="" isReadOnly={false} onReady={() => {}} onReload={() => {}} /></Suspense>
}

function WithFakeStripe(props: AddCardProps) {
  useState(() => installFakeStripe())
  return <AddCard {...props} />
}

const view = (changes: { notice?: Notice; isSaving?: boolean; isBlocked?: boolean }): Story => ({
  render: (_args, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <AddCardView subscription={null} notice={changes.notice ?? null} isSaving={changes.isSaving ?? false} canSave={!changes.isBlocked} cardForm={changes.isBlocked ? null : <StoryCardForm />} benefitsHref="#benefits" onSave={() => {}} />
    </TestProviders>
  ),
})

export default {
  title: 'Billing/Add a card',
  component: AddCard,
  parameters: { layout: 'fullscreen' },
  args: { call: callOf({ payment_method: wireCard }), locale: 'en', cardPayment: { publishableKey: 'pk_test_1', scriptUrl: null }, createRequestId: () => 'r1', returnUrl: '', onReload: () => {}, hrefs: { benefits: '#benefits' } },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><WithFakeStripe {...args} locale={localeOf(globals)} /></TestProviders>,
} satisfies Meta<typeof AddCard>

/** The form is a bundle of its own, and enables the button when it is there. */
const formIsReady: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('textbox')
}

export const Renews: Story = { play: formIsReady }
export const ReplacesMandate: Story = { args: { call: callOf({ payment_method: wireMandate }) }, play: formIsReady }
export const ChargedAtOnce: Story = { args: { call: callOf({ state: 'grace', payment_method: wireCard }) }, play: formIsReady }
export const Saving: Story = view({ isSaving: true })
export const Declined: Story = view({ notice: { type: 'declined', reason: 'declined' } })
export const NotOffered: Story = view({ isBlocked: true })
export const Loading: Story = { args: { call: neverAnswers } }
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: /^(Save card|কার্ড রাখুন)$/ })
    await canvas.findByRole('textbox')
    await userEvent.click(save)
    await canvas.findByRole('heading', { name: /^(Your card is saved|আপনার কার্ড রাখা হয়েছে)$/ })
  },
}
