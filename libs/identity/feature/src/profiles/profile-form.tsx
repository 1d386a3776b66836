import type { KidsRating, Profile, ProfileChange, ProfileDraft, ProfileFailure } from '@ott/api-client'
import { Banner, Button, CodeInput, Heading, Inline, RadioGroup, Stack, Switch, TextField } from '@ott/design-system'
import { avatars, isCompleteOtp, maxProfileNameLength, pinLength, readProfileName } from '@ott/identity'
import type { Avatar } from '@ott/identity'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { ProfileAvatar } from './profile-avatar.tsx'
import { profileName } from './profile-tiles.tsx'
import * as styles from './profiles.css.ts'

const kidsRatings: KidsRating[] = ['U', 'U/A 7+']

export type ProfileInput = ProfileDraft & { change: ProfileChange }

interface ProfileFormProps {
  /** Null for a new one. */
  profile: Profile | null
  isSaving: boolean
  error?: ProfileFailure
  onSubmit: (input: ProfileInput) => void
  /** Absent where it cannot be removed. */
  onRemove?: () => void
  onCancel: () => void
}

/** Name, colour, and whether it is a child's; an existing one may get a PIN. */
export function ProfileForm({ profile, isSaving, error, onSubmit, onRemove, onCancel }: ProfileFormProps) {
  const intl = useIntl()
  const [name, setName] = useState(profile?.name ?? '')
  const [avatar, setAvatar] = useState<Avatar>(profile?.avatar ?? avatars[0])
  const [isKids, setKids] = useState(profile?.type === 'Kids')
  const [kidsRating, setKidsRating] = useState<KidsRating>(profile?.kidsRating ?? 'U')
  const [pinMode, setPinMode] = useState<'as before' | 'new' | 'none'>('as before')
  const [pin, setPin] = useState('')
  const [isTried, setTried] = useState(false)
  const isMain = profile?.type === 'Master'
  const readName = readProfileName(name)
  const mayBeUnnamed = isMain && profile.name === null && name.trim() === ''
  const isNameMissing = readName === null && !mayBeUnnamed
  const isPinMissing = !isKids && pinMode === 'new' && !isCompleteOtp(pin, pinLength)
  const nameError = isTried && isNameMissing ? intl.formatMessage({ id: 'profiles.nameInvalid' }, { max: maxProfileNameLength }) : nameErrorOf(error)
  const isProtected = pinMode === 'new' || (pinMode === 'as before' && profile?.hasPin === true)

  const submitted = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isNameMissing || isPinMissing || isSaving) return
    const kind: ProfileChange = isMain ? {} : { profileType: isKids ? 'Kids' : 'Standard', ...(isKids && { kidsRating }) }
    const newPin = isKids || pinMode === 'as before' ? {} : { pin: pinMode === 'new' ? pin : null }
    onSubmit({ name: readName ?? '', avatar, isKids, kidsRating, change: { ...(readName !== null && { name: readName }), avatar, ...kind, ...newPin } })
  }
  return (
    <form onSubmit={submitted} noValidate>
      <Stack gap={6}>
        <Heading level={1} size="page">{profile ? intl.formatMessage({ id: 'profiles.editHeading' }, { name: profileName(intl, profile) }) : intl.formatMessage({ id: 'profiles.add' })}</Heading>
        {error && nameErrorOf(error) === undefined && error !== 'notConfirmed' && <Banner tone="error">{intl.formatMessage({ id: `profiles.failed.${error as Exclude<ProfileFailure, 'nameTaken' | 'nameInvalid' | 'notConfirmed'>}` })}</Banner>}
        <div className={styles.preview}><ProfileAvatar name={readName ?? profileName(intl, { name: null })} avatar={avatar} /></div>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the step was opened to fill it in */}
        <TextField label={intl.formatMessage({ id: 'profiles.name' })} value={name} onChange={setName} error={nameError} autoComplete="off" autoFocus />
        <RadioGroup label={intl.formatMessage({ id: 'profiles.colour' })} options={avatars.map((value) => ({ value, label: intl.formatMessage({ id: `profiles.colour.${value}` }) }))} value={avatar} onChange={setAvatar} />
        {!isMain && <Switch label={intl.formatMessage({ id: 'profiles.isKids' })} hint={intl.formatMessage({ id: 'profiles.isKidsText' })} checked={isKids} onChange={setKids} />}
        {isKids && <RadioGroup label={intl.formatMessage({ id: 'profiles.kidsRating' })} options={kidsRatings.map((value) => ({ value, label: intl.formatMessage({ id: value === 'U' ? 'profiles.onlyU' : 'profiles.upTo7' }) }))} value={kidsRating} onChange={setKidsRating} />}
        {profile && !isKids && (
          <Stack gap={4}>
            <Switch label={intl.formatMessage({ id: 'profiles.askPin' })} hint={intl.formatMessage({ id: 'profiles.askPinText' })} checked={isProtected} onChange={(asks) => setPinMode(asks ? (profile.hasPin ? 'as before' : 'new') : profile.hasPin ? 'none' : 'as before')} />
            {isProtected && pinMode === 'as before' && <Inline><Button size="sm" onClick={() => setPinMode('new')}>{intl.formatMessage({ id: 'profiles.changePin' })}</Button></Inline>}
            {pinMode === 'new' && (
              <CodeInput
                length={pinLength}
                label={intl.formatMessage({ id: 'parental.newPin' })}
                boxLabel={(box) => intl.formatMessage({ id: 'parental.digit' }, { box, length: pinLength })}
                onChange={setPin}
                error={isTried && isPinMissing ? intl.formatMessage({ id: 'parental.pinMissing' }) : undefined}
                masked
              />
            )}
          </Stack>
        )}
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={isSaving}>{intl.formatMessage({ id: 'profiles.save' })}</Button>
          <Button variant="tertiary" onClick={onCancel}>{intl.formatMessage({ id: 'profiles.cancel' })}</Button>
          {onRemove && <Button variant="tertiary" onClick={onRemove}>{intl.formatMessage({ id: 'profiles.remove' })}</Button>}
        </Inline>
      </Stack>
    </form>
  )

  function nameErrorOf(failure: ProfileFailure | undefined): string | undefined {
    if (failure === 'nameTaken') return intl.formatMessage({ id: 'profiles.nameTaken' })
    return failure === 'nameInvalid' ? intl.formatMessage({ id: 'profiles.nameInvalid' }, { max: maxProfileNameLength }) : undefined
  }
}
