import type { SignInError } from '@ott/identity'
import { asking, dialogStories, identify } from './login-story-states.tsx'
import type { Story } from './login-story-states.tsx'

export default { ...dialogStories, title: 'Identity/Login elsewhere' }

const conflict = (provider: Extract<SignInError, { kind: 'socialConflict' }>['provider']) =>
  identify('mobileOtp', { kind: 'socialConflict', provider }, 'facebook')

export const WindowOpen: Story = { args: asking('mobileOtp', 'google') }
export const ConflictWithGoogle: Story = { args: conflict('google') }
export const ConflictWithMail: Story = { args: conflict('email') }
export const ConflictWithPhone: Story = { args: conflict('phone') }
export const ConflictUnknown: Story = { args: conflict(null) }
export const SocialFailed: Story = { args: identify('mobileOtp', { kind: 'socialFailed' }, 'facebook') }
export const SocialRefused: Story = { args: identify('emailOTP', { kind: 'socialRefused' }, 'apple') }
export const SocialUnsaid: Story = { args: identify('mobileOtp', { kind: 'socialUnsaid' }, 'google') }
export const PasskeyAsked: Story = { args: asking('mobileOtp', 'passkey') }
export const PasskeyRefused: Story = { args: identify('mobileOtp', { kind: 'passkeyRefused' }, 'passkey') }
