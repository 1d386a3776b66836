import { ApiError, changeUser, userQuery } from '@ott/api-client'
import type { Call, Settings, User } from '@ott/api-client'
import { Section, Switch, Text } from '@ott/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

export interface WatchingSettingsProps {
  call: Call
  user: User
  log: (event: string, reason: string) => void
}

/** What plays by itself and what is told too soon; it holds from the press on, on every device of the account. */
export function WatchingSettings({ call, user, log }: WatchingSettingsProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const [hasFailed, setFailed] = useState(false)

  const change = async (name: keyof Settings, wanted: boolean) => {
    const { queryKey } = userQuery(call)
    const show = (isOn: boolean) => queries.setQueryData<User>(queryKey, (known) => known && { ...known, [name]: isOn })
    setFailed(false)
    await queries.cancelQueries({ queryKey })
    show(wanted)
    try {
      await changeUser(call, { [name]: wanted })
    } catch (error) {
      log('settingNotKept', error instanceof ApiError ? error.code : String(error))
      show(!wanted)
      setFailed(true)
    }
  }

  return (
    <Section title={intl.formatMessage({ id: 'watching.heading' })}>
      <Switch
        label={intl.formatMessage({ id: 'watching.previews' })}
        hint={intl.formatMessage({ id: 'watching.previews.text' })}
        checked={user.autoplayTrailer}
        onChange={(isOn) => void change('autoplayTrailer', isOn)}
      />
      <Switch
        label={intl.formatMessage({ id: 'watching.spoilers' })}
        hint={intl.formatMessage({ id: 'watching.spoilers.text' })}
        checked={user.hidesSpoilers}
        onChange={(isOn) => void change('hidesSpoilers', isOn)}
      />
      <div role="status">{hasFailed && <Text size="small" tone="error">{intl.formatMessage({ id: 'watching.failed' })}</Text>}</div>
    </Section>
  )
}
