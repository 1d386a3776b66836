import { BellIcon, Button, CheckIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Toggles the release reminder of a title. */
export function ReminderButton({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { formatMessage } = useIntl()
  return (
    <Button size="lg" icon={isOn ? <CheckIcon /> : <BellIcon />} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {formatMessage({ id: isOn ? 'reminder.on' : 'reminder.off' })}
    </Button>
  )
}
