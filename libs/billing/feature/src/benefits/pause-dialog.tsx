import type { OwnSubscription, SubscriptionOutcome } from '@ott/api-client'
import { Banner, Button, Dialog, DialogActions, Select, Stack, Text } from '@ott/design-system'
import { formatDate } from '@ott/i18n'
import { useState } from 'react'
import { useIntl } from 'react-intl'

interface PauseDialogProps {
  subscription: OwnSubscription
  timeZone: string
  isSending: boolean
  error: Extract<SubscriptionOutcome, { ok: false }>['error'] | null
  onPause: (days: number) => void
  onClose: () => void
}

const choices = [7, 14, 30, 60, 90]
const dayInMs = 86_400_000

/** Chooses how long a plan pauses, and says from when until when (BIL-84). */
export function PauseDialog({ subscription, timeZone, isSending, error, onPause, onClose }: PauseDialogProps) {
  const intl = useIntl()
  const [days, setDays] = useState(30)
  const { title, periodEndsAt } = subscription
  const date = (at: Date) => formatDate(at, intl.locale, timeZone)
  const values = { plan: title, from: date(periodEndsAt), until: date(new Date(periodEndsAt.getTime() + days * dayInMs)) }
  return (
    <Dialog open onClose={onClose} title={intl.formatMessage({ id: 'benefits.pauseTitle' }, values)} closeLabel={intl.formatMessage({ id: 'benefits.close' })}>
      <Stack gap={4}>
        <Select
          name="days"
          labelIs="shown"
          label={intl.formatMessage({ id: 'benefits.pauseFor' })}
          options={choices.map((count) => ({ value: String(count), label: intl.formatMessage({ id: 'benefits.pauseDays' }, { count }) }))}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
        />
        <span role="status"><Text>{intl.formatMessage({ id: 'benefits.pauseText' }, values)}</Text></span>
        {error && <Banner tone="error">{intl.formatMessage({ id: `benefits.changeError.${error}` })}</Banner>}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{intl.formatMessage({ id: 'benefits.notNow' })}</Button>
        <Button loading={isSending} onClick={() => onPause(days)}>{intl.formatMessage({ id: 'benefits.pause' })}</Button>
      </DialogActions>
    </Dialog>
  )
}
