import type { Profile } from '@ott/api-client'
import type { ProfileId } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { aSuccessfulApi, errorAnswer, localeOf, neverAnswers, TestProviders, user } from '../testing.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfilesPage } from './profiles-page.tsx'

const nothing = () => {}

type Args = { answers?: Parameters<typeof aSuccessfulApi>[0] }
type Story = StoryObj<Args>

export default {
  title: 'Identity/Profiles',
  component: ProfilesPage,
  subcomponents: { ProfileForm },
  render: ({ answers }, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <ProfilesPage call={aSuccessfulApi(answers).call} isOffered onOpened={nothing} onProve={async () => true} onLogout={nothing} />
    </TestProviders>
  ),
} satisfies Meta<ComponentProps<typeof ProfilesPage> & Args>

const withProfiles = (change: object): Args['answers'] => ({ '/users': () => ({ json: { ...user, ...change } }) })
const longName = 'Chandrashekhar Bandyopadh'.slice(0, 24)
const five = ['Mita', 'Rafi', 'মিম', longName, '👩‍👩‍👧'].map((name, at) => ({ ...user.profileDetails[at % 3], id: `p${at}`, name }))

/** Main, standard and Kids profile; the main one is open. */
export const Choosing: Story = {}
/** Five is the most. */
export const Full: Story = { args: { answers: withProfiles({ profileDetails: five, profileId: 'p0' }) } }
/** After a login, if the main profile has a PIN. */
export const NoneOpen: Story = { args: { answers: withProfiles({ profileId: null }) } }
/** A child manages nothing. */
export const InKids: Story = { args: { answers: withProfiles({ profileId: 'p3' }) } }
export const OnlyMain: Story = { args: { answers: withProfiles({ profileDetails: [{ ...user.profileDetails[0], name: null, hasPin: false }] }) } }
export const Loading: Story = {
  render: (_, { globals }) => <TestProviders locale={localeOf(globals)}><ProfilesPage call={neverAnswers} isOffered onOpened={nothing} onProve={async () => true} onLogout={nothing} /></TestProviders>,
}
export const NotLoaded: Story = { args: { answers: { '/users': errorAnswer('UNAVAILABLE', {}, 503) } } }

const rafi: Profile = { id: 'p2' as ProfileId, type: 'Standard', name: 'Rafi', avatar: 'teal', hasPin: true, kidsRating: null }
const form = (props: Partial<ComponentProps<typeof ProfileForm>>): Story => ({
  render: (_, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <ProfileForm profile={rafi} isSaving={false} onSubmit={nothing} onCancel={nothing} {...props} />
    </TestProviders>
  ),
})

export const Adding: Story = form({ profile: null })
export const Editing: Story = form({ onRemove: nothing })
export const EditingKids: Story = form({ profile: { ...rafi, type: 'Kids', hasPin: false, kidsRating: 'U/A 7+' }, onRemove: nothing })
export const EditingMain: Story = form({ profile: { ...rafi, type: 'Master', name: null } })
export const Saving: Story = form({ isSaving: true })
export const NameTaken: Story = form({ error: 'nameTaken' })
export const NameInvalid: Story = form({ error: 'nameInvalid' })
export const TooMany: Story = form({ profile: null, error: 'full' })
export const Failed: Story = form({ error: 'unknown' })
export const Offline: Story = form({ error: 'offline' })
export const Gone: Story = form({ error: 'gone' })
