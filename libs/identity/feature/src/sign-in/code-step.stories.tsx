import type { OtpEntry, OtpTicket, SignInMode } from '@ott/identity'
import { screen, userEvent } from 'storybook/test'
import { dialogStories, typed } from './login-story-states.tsx'
import type { Standing, Story } from './login-story-states.tsx'
import { allSignInOptions } from '../testing.tsx'

export default { ...dialogStories, title: 'Identity/Login code' }

const longAgo = new Date(0)
const sent = { sentTo: '+919830041207', sentAt: new Date() }
const code = (entry: Partial<OtpEntry> = {}, by: SignInMode = 'mobileOtp'): Standing => ({
  state: { status: 'code', by, typed, ticket: {} as OtpTicket, entry: { ...sent, status: 'open', ...entry } as OtpEntry },
})

const enterCode = async () => {
  await userEvent.click((await screen.findAllByRole('textbox'))[0] as HTMLElement)
  await userEvent.keyboard('4108')
}

export const Code: Story = { args: code() }
export const WhatsApp: Story = { args: { ...code({ sentAt: longAgo }), options: { ...allSignInOptions, whatsApp: true } } }
export const WhatsAppCountdown: Story = { args: { ...code(), options: { ...allSignInOptions, whatsApp: true } } }
export const CodeByEmail: Story = { args: code({ sentTo: 'mita@example.org' }, 'emailOTP') }
export const CodeEntered: Story = { args: code(), play: enterCode }
export const CodeIncorrect: Story = { args: code({ status: 'open', error: { type: 'codeIncorrect', attemptsLeft: 3 } }), play: enterCode }
export const CodeExpired: Story = { args: code({ status: 'open', sentAt: longAgo, error: { type: 'codeExpired' } }), play: enterCode }
export const ResendFailed: Story = { args: code({ status: 'open', sentAt: longAgo, error: { type: 'sendFailed' } }) }
export const Resending: Story = { args: code({ status: 'resending', sentAt: longAgo, askedAt: new Date() }) }
export const Checking: Story = { args: code({ status: 'checking', sentAt: longAgo }), play: enterCode }
