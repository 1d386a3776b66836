import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { RevertContact } from './revert-contact.tsx'
import { aSuccessfulApi, TestProviders, localeOf, errorAnswer, neverAnswers } from '../testing.tsx'

type Story = StoryObj<typeof RevertContact>

const apiOf = (answers: Parameters<typeof aSuccessfulApi>[0]) => aSuccessfulApi(answers).call

export default {
  title: 'Identity/Contact change taken back',
  component: RevertContact,
  parameters: { layout: 'fullscreen' },
  args: { call: apiOf({}), token: 'from-the-mail', loginHref: '#login', log: () => {}, onReverted: () => {} },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><RevertContact {...args} /></TestProviders>,
} satisfies Meta<typeof RevertContact>

const press = async () => {
  await userEvent.click(await screen.findByRole('button'))
}

export const Open: Story = {}
export const Reverting: Story = { args: { call: neverAnswers }, play: press }
export const Failed: Story = { args: { call: apiOf({ '/revert-contact': errorAnswer('UNAVAILABLE', {}, 503) }) }, play: press }
export const Reverted: Story = { play: press }
export const LinkExpired: Story = { args: { token: null } }
export const InUse: Story = { args: { call: apiOf({ '/revert-contact': errorAnswer('CONFLICT', { field: 'email' }, 409) }) }, play: press }
