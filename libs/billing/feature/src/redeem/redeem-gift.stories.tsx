import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { aGift, localeOf } from '../testing.tsx'
import { RedeemGift } from './redeem-gift.tsx'
import type { RedeemGiftProps } from './redeem-gift.tsx'
import { RedeemPage } from './redeem-page.tsx'

type Story = StoryObj<typeof RedeemGift>

const failed = (code: 'RATE_LIMITED' | 'OFFLINE' | 'INTERNAL', retryAfterSeconds: number | null = null) =>
  ({ status: 'editing', error: { type: 'failed', code, message: null, retryAfterSeconds } }) as const

/** The page with the code typed in the story. */
function Typed(props: RedeemGiftProps) {
  const [code, setCode] = useState(props.code)
  return <RedeemPage onBack={() => {}}><RedeemGift {...props} code={code} onCodeChange={setCode} /></RedeemPage>
}

export default {
  title: 'Billing/Redeem gift code',
  component: RedeemGift,
  parameters: { layout: 'fullscreen' },
  args: {
    viewer: 'user',
    redeem: { status: 'editing', error: null },
    code: '',
    onCodeChange: () => {},
    explainsInvalidCode: false,
    timeZone: 'Asia/Kolkata',
    loginHref: '#login',
    onSubmit: () => {},
    onRetry: () => {},
    onStartWatching: () => {},
    onClose: () => {},
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof RedeemGift>

export const Empty: Story = {}
export const WithCode: Story = { args: { code: 'JNKA-PREM-3M0N-TH01' } }
export const TooShort: Story = { args: { code: 'JN' } }
export const Sending: Story = { args: { code: 'JNKA-PREM-3M0N-TH01', redeem: { status: 'sending' } } }
export const Guest: Story = { args: { viewer: 'guest' } }
export const GuestWithCode: Story = { args: { viewer: 'guest', code: 'JNKA-PREM-3M0N-TH01' } }
export const SessionUnknown: Story = { args: { viewer: 'unknown' } }
export const InvalidCode: Story = { args: { code: 'JNKA-PREM-3M0N-TH99', redeem: { status: 'editing', error: { type: 'invalid' } } } }
export const InvalidCodeExplained: Story = { args: { ...InvalidCode.args, explainsInvalidCode: true } }
export const UsedAndOver: Story = { args: { code: 'JNKA-PREM-3M0N-TH01', redeem: { status: 'editing', error: { type: 'over', endsAt: new Date('2026-10-01T12:00:00Z') } } } }
export const TooManyTries: Story = { args: { code: 'JNKA-PREM', redeem: failed('RATE_LIMITED', 1_500) } }
export const Offline: Story = { args: { code: 'JNKA-PREM', redeem: failed('OFFLINE') } }
export const SomethingWentWrong: Story = { args: { code: 'JNKA-PREM', redeem: failed('INTERNAL') } }
export const Activating: Story = { args: { redeem: { status: 'activating' } } }
export const StillActivating: Story = { args: { redeem: { status: 'unconfirmed', because: 'timeout', isRetrying: false } } }
export const NotChecked: Story = { args: { redeem: { status: 'unconfirmed', because: 'failure', isRetrying: false } } }
export const CheckingAgain: Story = { args: { redeem: { status: 'unconfirmed', because: 'failure', isRetrying: true } } }
export const Redeemed: Story = {
  render: (args, { globals }) => <Typed {...args} redeem={{ status: 'redeemed', starts: 'now', gift: aGift({}, localeOf(globals)) }} />,
}
export const RedeemedForLater: Story = {
  render: (args, { globals }) => (
    <Typed {...args} redeem={{ status: 'redeemed', starts: 'later', gift: aGift({ startsAt: new Date('2026-12-21T12:00:00Z') }, localeOf(globals)) }} />
  ),
}
