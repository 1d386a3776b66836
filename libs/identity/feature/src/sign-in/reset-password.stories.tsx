import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { ResetPassword } from './reset-password.tsx'
import { aSuccessfulApi, TestProviders, localeOf, errorAnswer, neverAnswers } from '../testing.tsx'

type Story = StoryObj<typeof ResetPassword>

const apiOf = (answers: Parameters<typeof aSuccessfulApi>[0]) => aSuccessfulApi(answers).call

export default {
  title: 'Identity/New password',
  component: ResetPassword,
  parameters: { layout: 'fullscreen' },
  args: { call: apiOf({}), token: 'from-the-mail', loginHref: '#login', log: () => {}, onChanged: () => {} },
  render: (args, { globals }) => <TestProviders locale={localeOf(globals)}><ResetPassword {...args} /></TestProviders>,
} satisfies Meta<typeof ResetPassword>

const typeIt = async () => {
  await userEvent.type(await screen.findByLabelText(/^(New password|নতুন পাসওয়ার্ড)$/), 'where the river turns')
}
const sendIt = async () => {
  await typeIt()
  await userEvent.keyboard('{Enter}')
}

export const Empty: Story = {}
export const Filled: Story = { play: typeIt }
export const Changing: Story = { args: { call: neverAnswers }, play: sendIt }
export const TooCommon: Story = { args: { call: apiOf({ '/change-password': errorAnswer('INVALID_INPUT', { field: 'newPassword' }) }) }, play: sendIt }
export const Changed: Story = { play: sendIt }
export const LinkExpired: Story = { args: { token: null } }
