import { changeProfile, createProfile, profilesQuery, removeProfile } from '@ott/api-client'
import type { Call, Profile, ProfileFailure, ProfileOutcome, Profiles } from '@ott/api-client'
import { Banner, Button, ErrorState, Heading, Inline, Page, Spinner, Stack } from '@ott/design-system'
import { maxProfiles, mayManage } from '@ott/identity'
import type { ProfileId, Tokens } from '@ott/identity'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { PinForm } from '../parental/pin-dialog.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileTiles, profileName } from './profile-tiles.tsx'
import { useProfileOpening } from './use-profile-opening.ts'

export interface ProfilesPageProps {
  call: Call
  /** Whether new ones may be created in the user's country. */
  isOffered: boolean
  onOpened: (tokens: Tokens, profileId: ProfileId) => void
  /** Asks who the user is. Resolves to false if that is not known. */
  onProve: () => Promise<boolean>
  onLogout: () => void
}

/** Chooses a profile, and creates, changes and removes those that the open one may. */
export function ProfilesPage(props: ProfilesPageProps) {
  const intl = useIntl()
  const { data, isError, isFetching, refetch } = useQuery(profilesQuery(props.call))
  if (data) return <WithProfiles {...props} {...data} />
  if (!isError) return <Page><Inline centre><Spinner label={intl.formatMessage({ id: 'profiles.loading' })} /></Inline></Page>
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={intl.formatMessage({ id: 'profiles.notLoaded' })}
        text={intl.formatMessage({ id: 'profiles.failed.offline' })}
        actions={<><Button variant="primary" loading={isFetching} onClick={() => void refetch()}>{intl.formatMessage({ id: 'profiles.retry' })}</Button><Button onClick={props.onLogout}>{intl.formatMessage({ id: 'deviceLimit.logout' })}</Button></>}
      />
    </Page>
  )
}

type Step = { type: 'choose' } | { type: 'manage' } | { type: 'edit'; profile: Profile | null; isSaving: boolean; error?: ProfileFailure }

function WithProfiles({ call, isOffered, onOpened, onProve, onLogout, all, currentId }: ProfilesPageProps & Profiles) {
  const intl = useIntl()
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ type: 'choose' })
  const [removed, setRemoved] = useState<Profile | null>(null)
  const opening = useProfileOpening({ call, onOpened, onProve })
  const current = all.find(({ id }) => id === currentId)
  const manageable = current ? all.filter(({ id }) => mayManage({ id: current.id, type: current.type }, id)) : []
  const mayAdd = isOffered && current?.type === 'Master' && all.length < maxProfiles

  /** The account menu shows the profiles, too. */
  const reload = () => queries.invalidateQueries({ queryKey: profilesQuery(call).queryKey })
  const save = async (profile: Profile | null, saving: Promise<ProfileOutcome>) => {
    setStep({ type: 'edit', profile, isSaving: true })
    const saved = await saving
    if (saved.ok) await reload()
    setStep(saved.ok ? { type: profile ? 'manage' : 'choose' } : { type: 'edit', profile, isSaving: false, error: saved.error })
  }

  if (step.type === 'edit') {
    const { profile } = step
    return (
      <Page width="form">
        <ProfileForm
          profile={profile}
          isSaving={step.isSaving}
          error={step.error}
          onSubmit={({ change, ...draft }) => void save(profile, profile ? changeProfile(call, profile.id, change) : createProfile(call, draft))}
          onRemove={profile && profile.type !== 'Master' ? () => setRemoved(profile) : undefined}
          onCancel={() => setStep({ type: profile ? 'manage' : 'choose' })}
        />
        {removed && (
          <ConfirmDialog
            title={intl.formatMessage({ id: 'profiles.removeTitle' }, { name: profileName(intl, removed) })}
            text={intl.formatMessage({ id: 'profiles.removeText' })}
            confirm={intl.formatMessage({ id: 'profiles.remove' })}
            cancel={intl.formatMessage({ id: 'profiles.cancel' })}
            close={intl.formatMessage({ id: 'login.close' })}
            failed={intl.formatMessage({ id: 'profiles.failed.unknown' })}
            onConfirm={async () => {
              const { id } = removed
              const answer = await removeProfile(call, id)
              if (!answer.ok && answer.error !== 'gone') throw new Error(answer.error)
              setRemoved(null)
              setStep({ type: 'choose' })
              await reload()
            }}
            onClose={() => setRemoved(null)}
          />
        )}
      </Page>
    )
  }
  const isManaging = step.type === 'manage'
  const { state } = opening
  return (
    <Page>
      <Stack gap={7} centre>
        <Heading level={1} size="page">{intl.formatMessage({ id: isManaging ? 'profiles.manage' : 'profiles.heading' })}</Heading>
        {state.status === 'failed' && <Banner tone="error">{intl.formatMessage({ id: `profiles.failed.${state.error}` })}</Banner>}
        <ProfileTiles
          label={intl.formatMessage({ id: 'profiles.list' })}
          profiles={isManaging ? manageable : all}
          actionOf={isManaging ? (name) => intl.formatMessage({ id: 'profiles.editHeading' }, { name }) : undefined}
          onChosen={(profile) => isManaging ? setStep({ type: 'edit', profile, isSaving: false }) : void opening.open(profile)}
        />
        <Inline centre>
          {mayAdd && !isManaging && <Button onClick={() => setStep({ type: 'edit', profile: null, isSaving: false })}>{intl.formatMessage({ id: 'profiles.add' })}</Button>}
          {manageable.length > 0 && <Button variant="tertiary" onClick={() => setStep({ type: isManaging ? 'choose' : 'manage' })}>{intl.formatMessage({ id: isManaging ? 'profiles.done' : 'profiles.manage' })}</Button>}
          {!current && <Button variant="tertiary" onClick={onLogout}>{intl.formatMessage({ id: 'deviceLimit.logout' })}</Button>}
        </Inline>
      </Stack>
      {state.status === 'pin' && (
        <PinForm
          entry={state.entry}
          text={state.of === 'profile' ? intl.formatMessage({ id: 'profiles.pinText' }, { name: profileName(intl, state.profile) }) : intl.formatMessage({ id: 'profiles.leaveKidsText' })}
          onForgotten={() => void opening.forget(state.profile, state.of)}
          onTyped={opening.typed}
          onSubmit={(pin) => void opening.open(state.profile, { text: pin, of: state.of })}
          onClose={opening.close}
        />
      )}
    </Page>
  )
}
