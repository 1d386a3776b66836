import { BellIcon, Button, CheckIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Asks to be told when a title is out; a second press takes it back. */
export function ReminderButton({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const intl = useIntl()
  return (
    <Button size="lg" icon={isOn ? <CheckIcon /> : <BellIcon />} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {intl.formatMessage({ id: isOn ? 'reminder.on' : 'reminder.off' })}
    </Button>
  )
}
