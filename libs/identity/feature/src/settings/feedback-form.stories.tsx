import { Page, Section } from '@ott/design-system'
import { useTranslate } from '@ott/design-system/testing'
import type { FeedbackResult, FeedbackFailure } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FeedbackForm } from './feedback-form.tsx'
import { TestProviders, localeOf } from '../testing.tsx'

type Story = StoryObj<typeof FeedbackForm>
type Play = NonNullable<Story['play']>

const sent: FeedbackResult = { type: 'sent', reference: '0f8a52f7' }

export default {
  title: 'Identity/Feedback form',
  component: FeedbackForm,
  parameters: { layout: 'fullscreen' },
  args: { action: '#tell', onSend: () => Promise.resolve(sent) },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><InItsPlace {...args} /></TestProviders>,
} satisfies Meta<typeof FeedbackForm>

function InItsPlace(props: ComponentProps<typeof FeedbackForm>) {
  const t = useTranslate()
  return <Page width="form"><Section title={t('Tell us', 'আমাদের জানান')}><FeedbackForm {...props} /></Section></Page>
}

const failing = (because: FeedbackFailure) => () => Promise.resolve<FeedbackResult>({ type: 'failed', reason: because })

const write = async (canvas: HTMLElement, text: string) => {
  const [field] = within(canvas).getAllByRole('textbox')
  if (!field) throw new Error('There is no field')
  // Typing key by key would take too long.
  await userEvent.click(field)
  await userEvent.paste(text)
}
const press = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button'))

const writeAndSend: Play = async ({ canvasElement }) => {
  await write(canvasElement, 'The menu of captions cannot be reached by the keys.\nসাবটাইটেলের মেনুতে কি দিয়ে যাওয়া যায় না।')
  await press(canvasElement)
}

export const Empty: Story = {}
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    const [text] = within(canvasElement).getAllByRole('textbox')
    await expect(text).toHaveFocus()
    await expect(text).toBeInvalid()
  },
}
export const AllErrors: Story = {
  args: { before: { form: { status: 'writing', errors: { text: 'tooLong', page: 'tooLong', email: 'invalidEmail' } }, typed: { text: 'খ '.repeat(400), page: '/en/'.repeat(30), email: 'mira@example' } } },
}
export const Sending: Story = { args: { onSend: () => new Promise(() => {}) }, play: writeAndSend }
export const Sent: Story = {
  play: async (context) => {
    await writeAndSend(context)
    const thanks = await within(context.canvasElement).findByRole('status')
    await expect(thanks.parentElement).toHaveFocus()
  },
}
export const Offline: Story = { args: { onSend: failing({ type: 'offline' }) }, play: writeAndSend }
export const RateLimited: Story = { args: { onSend: failing({ type: 'tooOften', retryAfterSeconds: 2_400 }) }, play: writeAndSend }
export const NotSent: Story = { args: { onSend: failing({ type: 'unknown' }) }, play: writeAndSend }
