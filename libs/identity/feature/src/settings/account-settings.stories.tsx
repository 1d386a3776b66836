import { inAFrame } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { AccountSettings } from './account-settings.tsx'
import { SettingsLayout } from './settings-layout.tsx'
import { aSuccessfulApi, TestProviders, localeOf, errorAnswer, settingsHrefs, neverAnswers, user } from '../testing.tsx'

type Story = StoryObj<typeof AccountSettings>

const apiOf = (answers: Parameters<typeof aSuccessfulApi>[0]) => aSuccessfulApi(answers).call
const userWith = (more: object) => ({ '/users': () => ({ json: { ...user, ...more } }) })

export default {
  title: 'Identity/Account',
  component: AccountSettings,
  parameters: { layout: 'fullscreen' },
  args: { call: apiOf({}), locale: 'en', log: () => {}, providers: ['google', 'apple', 'facebook'], openPopup: async () => ({ error: 'failed' }), onPhoneAdded: () => {}, onEmailAdded: () => {}, onPasswordSet: () => {}, today: '2026-11-21', onDetailsChanged: () => {}, digits: 'beng', onDigits: () => {} },
  render: (args, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <SettingsLayout current="account" hasPreviews hasParentalControl hrefs={settingsHrefs}>
        <AccountSettings {...args} locale={localeOf(globals)} />
      </SettingsLayout>
    </TestProviders>
  ),
} satisfies Meta<typeof AccountSettings>

const press = (name: RegExp, place = 0) => async () => {
  await userEvent.click((await screen.findAllByRole('button', { name }))[place] as HTMLElement)
}
const change = /^Change|বদলান$/
function typed(place: number, text: string) {
  return async () => {
    await press(change, place)()
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(dialog.querySelector('input:not([hidden])') as HTMLInputElement, `${text}{Enter}`)
  }
}

export const Account: Story = {}
export const Loading: Story = { args: { call: neverAnswers } }
export const NotLoaded: Story = { args: { call: apiOf({ '/users': errorAnswer('INTERNAL', {}, 500) }) } }
export const EmailOnly: Story = {
  args: { call: apiOf({ ...userWith({ phoneNumber: null, isPhoneNumberVerified: false, hasPassword: false }), '/users/passkeys': () => ({ json: { items: [] } }) }) },
}
export const NoEmail: Story = { args: { call: apiOf(userWith({ email: null, hasPassword: false })) } }
export const NoCodes: Story = { args: { onPhoneAdded: null, onEmailAdded: null } }
const withDate = { args: { call: apiOf(userWith({ dateOfBirth: '1990-02-28' })) }, parameters: { docs: inAFrame } }
export const ChangingName: Story = { play: press(change), parameters: { docs: inAFrame } }
export const NameNotSaved: Story = {
  args: { call: apiOf({ '/users': ({ method }) => (method === 'GET' ? { json: user } : { status: 503, json: { errorCode: 'UNAVAILABLE' } }) }) },
  play: typed(0, ' Sen'),
  parameters: { docs: inAFrame },
}
export const ChangingDateOfBirth: Story = { ...withDate, play: press(change, 1) }
export const TooYoung: Story = {
  args: { call: apiOf(userWith({ dateOfBirth: '2010-02-28' })) },
  play: typed(1, ''),
  parameters: { docs: inAFrame },
}
export const ChangingNumber: Story = { play: press(change, 1), parameters: { docs: inAFrame } }
export const ChangingEmail: Story = { play: press(change, 2), parameters: { docs: inAFrame } }
export const CodeByEmail: Story = { play: typed(2, 'tuli@example.org'), parameters: { docs: inAFrame } }
export const EmailInUse: Story = { args: { call: apiOf({ '/add-email': errorAnswer('CONFLICT', { field: 'email' }, 409) }) }, play: typed(2, 'tuli@example.org'), parameters: { docs: inAFrame } }
export const ChangingPassword: Story = { play: press(change, 3), parameters: { docs: inAFrame } }
export const PasswordSaved: Story = { play: typed(3, 'a kite over the Hooghly') }
export const PasswordTooWeak: Story = { args: { call: apiOf({ '/set-password': errorAnswer('INVALID_INPUT', { field: 'newPassword' }) }) }, play: typed(3, 'password1'), parameters: { docs: inAFrame } }
export const PasskeyNotAdded: Story = { args: { call: apiOf({ '/passkeys/options': errorAnswer('UNAVAILABLE', {}, 503) }) }, play: press(/^(Add a passkey|পাসকি যোগ করুন)$/) }
export const LatinDigits: Story = { args: { digits: 'latn' } }
export const NoProviders: Story = { args: { providers: [], call: apiOf({ '/social-accounts': () => ({ json: { items: [] } }) }) } }
export const LinkFailed: Story = { play: press(/^(Link Apple|Apple অ্যাকাউন্ট যুক্ত করুন)$/) }
export const LinkedElsewhere: Story = {
  args: { openPopup: async () => ({ provider: 'apple', token: 'token', nonce: 'nonce' }), call: apiOf({ '/social-accounts/apple': errorAnswer('SOCIAL_CONFLICT', { provider: 'apple' }, 409) }) },
  play: press(/^(Link Apple|Apple অ্যাকাউন্ট যুক্ত করুন)$/),
}
export const Unlinking: Story = { play: press(/^(Unlink Google|Google অ্যাকাউন্ট আলাদা করুন)$/), parameters: { docs: inAFrame } }
export const LastSignInMethod: Story = {
  args: { call: apiOf({ '/social-accounts/google': errorAnswer('CONFLICT', { field: 'signInMethod' }, 409) }) },
  play: async () => {
    await press(/^(Unlink Google|Google অ্যাকাউন্ট আলাদা করুন)$/)()
    await press(/^(Unlink|আলাদা করুন)$/, 1)()
  },
}
export const RemovingPasskey: Story = { play: press(/^(Remove|.* সরান$)/), parameters: { docs: inAFrame } }
