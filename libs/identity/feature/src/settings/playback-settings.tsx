import { ApiError, changeUser, userQuery } from '@ott/api-client'
import type { Call, Settings, User } from '@ott/api-client'
import { Section, Select, Stack, Switch, Text } from '@ott/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { UserBoundary } from './user-boundary.tsx'

const dataSaverChoices = ['auto', 'on', 'off'] as const

type DataSaver = (typeof dataSaverChoices)[number]

interface PlaybackSettingsProps {
  call: Call
  /** Whether previews are enabled in the user's country (PREV-7). */
  hasPreviews: boolean
  log: (event: string, reason: string) => void
  /** Of this browser. */
  dataSaver: DataSaver
  onDataSaver: (choice: DataSaver) => void
  /** More settings of this browser, which appear with those of the account. */
  children?: ReactNode
}

/** Languages of tracks that a user can choose before a video offers them. */
const trackLanguages = ['bn', 'en', 'hi']

/** Autoplay, spoilers and languages apply at once, on every device of the account; data saving only in this browser. */
export function PlaybackSettings({ dataSaver, onDataSaver, children, ...props }: PlaybackSettingsProps) {
  return (
    <UserBoundary call={props.call}>
      {(user) => (
        <Stack gap={7}>
          <AccountPlayback {...props} user={user} />
          <DataSaverSettings choice={dataSaver} onChoose={onDataSaver} />
          {children}
        </Stack>
      )}
    </UserBoundary>
  )
}

function DataSaverSettings({ choice, onChoose }: { choice: DataSaver; onChoose: (choice: DataSaver) => void }) {
  const intl = useIntl()
  const options = dataSaverChoices.map((value) => ({ value, label: intl.formatMessage({ id: `dataSaver.${value}` }) }))
  return (
    <Section title={intl.formatMessage({ id: 'dataSaver.heading' })}>
      <Stack gap={5}>
        <Text tone="soft">{intl.formatMessage({ id: 'dataSaver.text' })}</Text>
        <Select labelIs="shown" label={intl.formatMessage({ id: 'dataSaver.label' })} options={options} value={choice} onChange={(value) => onChoose(value as DataSaver)} />
      </Stack>
    </Section>
  )
}

function AccountPlayback({ call, hasPreviews, log, user }: Omit<PlaybackSettingsProps, 'dataSaver' | 'onDataSaver' | 'children'> & { user: User }) {
  const intl = useIntl()
  const queries = useQueryClient()
  const [hasFailed, setFailed] = useState(false)
  // The query cache updates asynchronously; a switch that waited for it would flip back for a moment.
  const [pressed, setPressed] = useState<Partial<Settings>>({})
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const shown = (Object.entries(pressed) as [keyof Settings, unknown][]).reduce<Settings>((all, [name, value]) => (value === undefined ? all : { ...all, [name]: value }), user)

  const change = async <Name extends keyof Settings>(name: Name, wanted: Settings[Name]) => {
    const { queryKey } = userQuery(call)
    const before = shown[name]
    const show = (value: Settings[Name]) => queries.setQueryData<User>(queryKey, (known) => known && { ...known, [name]: value })
    setFailed(false)
    setPressed((others) => ({ ...others, [name]: wanted }))
    await queries.cancelQueries({ queryKey })
    show(wanted)
    // Serial, because two requests may arrive out of order and the earlier one would win.
    const sending = sent.current.then(() => changeUser(call, { [name]: wanted }))
    sent.current = sending.catch(() => undefined)
    try {
      await sending
    } catch (error) {
      log('settingNotKept', error instanceof ApiError ? error.code : String(error))
      show(before)
      setFailed(true)
      void queries.invalidateQueries({ queryKey })
    } finally {
      setPressed((others) => ({ ...others, [name]: undefined }))
    }
  }

  return (
    <Section title={intl.formatMessage({ id: 'settings.playback' })}>
      <Stack gap={6}>
        <Stack gap={5}>
          {hasPreviews && (
            <Switch
              label={intl.formatMessage({ id: 'playbackSettings.previews' })}
              hint={intl.formatMessage({ id: 'playbackSettings.previews.text' })}
              checked={shown.autoplayTrailer}
              onChange={(isOn) => void change('autoplayTrailer', isOn)}
            />
          )}
          <Switch
            label={intl.formatMessage({ id: 'playbackSettings.nextEpisode' })}
            hint={intl.formatMessage({ id: 'playbackSettings.nextEpisode.text' })}
            checked={shown.autoplayNextEpisode}
            onChange={(isOn) => void change('autoplayNextEpisode', isOn)}
          />
          <Switch
            label={intl.formatMessage({ id: 'playbackSettings.spoilers' })}
            hint={intl.formatMessage({ id: 'playbackSettings.spoilers.text' })}
            checked={shown.hidesSpoilers}
            onChange={(isOn) => void change('hidesSpoilers', isOn)}
          />
        </Stack>
        <Languages label="playbackSettings.audio" none="playbackSettings.audio.own" value={shown.audioLanguage} onChange={(value) => void change('audioLanguage', value)} />
        <Languages label="playbackSettings.subtitles" none="playbackSettings.subtitles.own" value={shown.subtitleLanguage} hasOff onChange={(value) => void change('subtitleLanguage', value)} />
        <div role="status">{hasFailed && <Text size="small" tone="error">{intl.formatMessage({ id: 'playbackSettings.failed' })}</Text>}</div>
      </Stack>
    </Section>
  )
}

interface LanguagesProps {
  label: 'playbackSettings.audio' | 'playbackSettings.subtitles'
  none: 'playbackSettings.audio.own' | 'playbackSettings.subtitles.own'
  value: string | null
  hasOff?: boolean
  onChange: (value: string | null) => void
}

/** A language chosen in the player may be none of the listed ones. */
function Languages({ label, none, value, hasOff = false, onChange }: LanguagesProps) {
  const intl = useIntl()
  const isOther = value !== null && value !== 'off' && !trackLanguages.includes(value)
  const options = [
    { value: '', label: intl.formatMessage({ id: none }) },
    ...(hasOff ? [{ value: 'off', label: intl.formatMessage({ id: 'playbackSettings.subtitles.off' }) }] : []),
    ...[...trackLanguages, ...(isOther ? [value] : [])].map((tag) => ({ value: tag, label: intl.formatDisplayName(tag, { type: 'language' }) ?? tag })),
  ]
  return <Select labelIs="shown" label={intl.formatMessage({ id: label })} options={options} value={value ?? ''} onChange={(chosen) => onChange(chosen === '' ? null : chosen)} />
}
