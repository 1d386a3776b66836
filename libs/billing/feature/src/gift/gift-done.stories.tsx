import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aGiftQuote, localeOf, neverAnswers, TestProviders, wireGift, wireGifts, wirePlans } from '../testing.tsx'
import { GiftDone } from './gift-done.tsx'

type Story = StoryObj<typeof GiftDone>

const answering = (answer: (planTitle: string | undefined) => TestResponse) => anApi(({ path }) => answer(wirePlans(path.includes('bengali') ? 'bn' : 'en').data[1]?.title), { accessToken: 'a', refreshToken: 'r' }).call
const gift = (changes: object = {}) => answering((plan_title) => ({ json: wireGifts([wireGift({ plan_title, ...changes })]) }))

export default {
  title: 'Billing/Gift bought',
  component: GiftDone,
  parameters: { layout: 'fullscreen' },
  args: {
    call: gift(),
    timeZone: 'Asia/Kolkata',
    order: { ...aGiftQuote(), id: 'J1', status: 'paid', planId: 'lantern-1', giftMonths: 3 },
    returned: null,
    hrefs: { benefits: '#benefits', home: '#home' },
    sharing: { copy: async () => true, share: async () => 'shared', print: () => {} },
  },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><GiftDone {...args} locale={localeOf(globals)} /></TestProviders>,
} satisfies Meta<typeof GiftDone>

const press = (name: RegExp): NonNullable<Story['play']> => async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name }))

export const WithCode: Story = {}
export const Mailed: Story = { args: { call: gift({ to: { email: 'rumi@films.example', name: 'Rumi' } }) } }
export const Copied: Story = { play: press(/^Copy code|^কোড কপি/) }
export const NotCopied: Story = { args: { sharing: { copy: async () => false, share: async () => 'failed', print: () => {} } }, play: press(/^Copy code|^কোড কপি/) }
export const CodeNotShown: Story = { args: { call: gift({ code: null }) } }
export const NotRead: Story = { args: { call: answering(() => ({ status: 500, json: {} })) } }
export const Loading: Story = { args: { call: neverAnswers } }
