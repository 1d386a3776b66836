import { ApiError, changeUser, userQuery } from '@ott/api-client'
import type { Call, Settings, User } from '@ott/api-client'
import { Section, Switch, Text } from '@ott/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { UserBoundary } from './user-boundary.tsx'

interface PlaybackSettingsProps {
  call: Call
  /** Whether previews are enabled in the user's country (PREV-7). */
  hasPreviews: boolean
  log: (event: string, reason: string) => void
}

/** Autoplay and spoilers; a change applies at once, on every device of the account. */
export const PlaybackSettings = (props: PlaybackSettingsProps) => (
  <UserBoundary call={props.call}>{(user) => <Switches {...props} user={user} />}</UserBoundary>
)

function Switches({ call, hasPreviews, log, user }: PlaybackSettingsProps & { user: User }) {
  const intl = useIntl()
  const queries = useQueryClient()
  const [hasFailed, setFailed] = useState(false)
  // The query cache updates asynchronously; a switch that waited for it would flip back for a moment.
  const [pressed, setPressed] = useState<Partial<Settings>>({})
  const sent = useRef<Promise<unknown>>(Promise.resolve())

  const change = async (name: keyof Settings, wanted: boolean) => {
    const { queryKey } = userQuery(call)
    const show = (isOn: boolean) => queries.setQueryData<User>(queryKey, (known) => known && { ...known, [name]: isOn })
    setFailed(false)
    setPressed((before) => ({ ...before, [name]: wanted }))
    await queries.cancelQueries({ queryKey })
    show(wanted)
    // Serial, because two requests may arrive out of order and the earlier one would win.
    const sending = sent.current.then(() => changeUser(call, { [name]: wanted }))
    sent.current = sending.catch(() => undefined)
    try {
      await sending
    } catch (error) {
      log('settingNotKept', error instanceof ApiError ? error.code : String(error))
      show(!wanted)
      setFailed(true)
      void queries.invalidateQueries({ queryKey })
    } finally {
      setPressed((before) => ({ ...before, [name]: undefined }))
    }
  }

  return (
    <Section title={intl.formatMessage({ id: 'settings.playback' })}>
      {hasPreviews && (
        <Switch
          label={intl.formatMessage({ id: 'playbackSettings.previews' })}
          hint={intl.formatMessage({ id: 'playbackSettings.previews.text' })}
          checked={pressed.autoplayTrailer ?? user.autoplayTrailer}
          onChange={(isOn) => void change('autoplayTrailer', isOn)}
        />
      )}
      <Switch
        label={intl.formatMessage({ id: 'playbackSettings.nextEpisode' })}
        hint={intl.formatMessage({ id: 'playbackSettings.nextEpisode.text' })}
        checked={pressed.autoplayNextEpisode ?? user.autoplayNextEpisode}
        onChange={(isOn) => void change('autoplayNextEpisode', isOn)}
      />
      <Switch
        label={intl.formatMessage({ id: 'playbackSettings.spoilers' })}
        hint={intl.formatMessage({ id: 'playbackSettings.spoilers.text' })}
        checked={pressed.hidesSpoilers ?? user.hidesSpoilers}
        onChange={(isOn) => void change('hidesSpoilers', isOn)}
      />
      <div role="status">{hasFailed && <Text size="small" tone="error">{intl.formatMessage({ id: 'playbackSettings.failed' })}</Text>}</div>
    </Section>
  )
}
