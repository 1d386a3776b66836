import type { SignInError } from '@ott/identity'
import { asking, dialogStories, identify } from './login-story-states.tsx'
import type { Story } from './login-story-states.tsx'

export default { ...dialogStories, title: 'Identity/Other login methods' }

const conflict = (provider: Extract<SignInError, { type: 'socialConflict' }>['provider']) =>
  identify('mobileOtp', { type: 'socialConflict', provider }, 'facebook')

export const WindowOpen: Story = { args: asking('mobileOtp', 'google') }
export const ConflictWithGoogle: Story = { args: conflict('google') }
export const ConflictWithEmail: Story = { args: conflict('email') }
export const ConflictWithPhone: Story = { args: conflict('phone') }
export const ConflictUnknown: Story = { args: conflict(null) }
export const SocialFailed: Story = { args: identify('mobileOtp', { type: 'socialFailed' }, 'facebook') }
export const SocialRefused: Story = { args: identify('emailOTP', { type: 'socialRefused' }, 'apple') }
export const SocialUnknown: Story = { args: identify('mobileOtp', { type: 'socialUnknown' }, 'google') }
export const PasskeyPrompt: Story = { args: asking('mobileOtp', 'passkey') }
export const PasskeyRefused: Story = { args: identify('mobileOtp', { type: 'passkeyRefused' }, 'passkey') }
