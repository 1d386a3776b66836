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
  args: { call: apiOf({}), locale: 'en', log: () => {}, onPhoneAdded: () => {}, digits: 'beng', onDigits: () => {} },
  render: (args, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <SettingsLayout current="account" hasPreviews hrefs={settingsHrefs}>
        <AccountSettings {...args} locale={localeOf(globals)} />
      </SettingsLayout>
    </TestProviders>
  ),
} satisfies Meta<typeof AccountSettings>

const press = (name: RegExp, place = 0) => async () => {
  await userEvent.click((await screen.findAllByRole('button', { name }))[place] as HTMLElement)
}
const change = /^Change|বদলান$/

export const Account: Story = {}
export const Loading: Story = { args: { call: neverAnswers } }
export const NotLoaded: Story = { args: { call: apiOf({ '/users': errorAnswer('INTERNAL', {}, 500) }) } }
export const NothingButAnAddress: Story = {
  args: { call: apiOf({ ...userWith({ phoneNumber: null, isPhoneNumberVerified: false, hasPassword: false }), '/users/passkeys': () => ({ json: { items: [] } }) }) },
}
export const NoAddress: Story = { args: { call: apiOf(userWith({ email: null, hasPassword: false })) } }
export const NoCodesToPhones: Story = { args: { onPhoneAdded: null } }
export const ChangingTheNumber: Story = { play: press(change), parameters: { docs: inAFrame } }
export const LinkMailed: Story = { play: press(change, 1) }
export const LinkNotMailed: Story = { args: { call: apiOf({ '/forgot-password': errorAnswer('RATE_LIMITED', { retryAfter: 40 }, 429) }) }, play: press(change, 1) }
export const PasskeyNotAdded: Story = { args: { call: apiOf({ '/passkeys/options': errorAnswer('UNAVAILABLE', {}, 503) }) }, play: press(/^(Add a passkey|পাসকি যোগ করুন)$/) }
export const LatinDigits: Story = { args: { digits: 'latn' } }
export const RemovingAPasskey: Story = { play: press(/^(Remove|.* সরান$)/), parameters: { docs: inAFrame } }
