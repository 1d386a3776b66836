import { screen, userEvent } from 'storybook/test'
import { asking, dialogStories, identify, typed, untouched } from './login-story-states.tsx'
import type { Story } from './login-story-states.tsx'

export default { ...dialogStories, title: 'Identity/Login by email' }

export const Email: Story = { args: untouched('emailOTP') }
export const EmailFilled: Story = { args: identify('emailOTP') }
export const EmailSending: Story = { args: asking('emailOTP') }
export const EmailRefused: Story = { args: identify('emailOTP', { type: 'emailRefused' }) }

export const Password: Story = { args: untouched('emailPassword') }
export const PasswordShown: Story = {
  args: identify('emailPassword'),
  play: async () => { await userEvent.click(await screen.findByRole('button', { name: /^(Show password|পাসওয়ার্ড দেখান)$/ })) },
}
export const PasswordChecking: Story = { args: asking('emailPassword') }
export const BadCredentials: Story = { args: identify('emailPassword', { type: 'badCredentials' }) }

export const Forgot: Story = { args: untouched('forgotPassword') }
export const ForgotSending: Story = { args: asking('forgotPassword') }
export const ForgotRefused: Story = { args: identify('forgotPassword', { type: 'emailRefused' }) }
export const LinkSent: Story = { args: { state: { status: 'resetLinkSent', by: 'forgotPassword', typed } } }
