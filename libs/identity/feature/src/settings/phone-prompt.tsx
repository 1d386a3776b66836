import { Button } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { AddPhoneDialog } from './add-phone-dialog.tsx'
import type { AddPhoneDialogProps } from './add-phone-dialog.tsx'

interface PhonePromptProps extends Omit<AddPhoneDialogProps, 'title' | 'text' | 'instead'> {
  onLogout: () => void
}

/** Asks a user without a mobile number to add one. */
export function PhonePrompt({ onLogout, ...rest }: PhonePromptProps) {
  const intl = useIntl()
  return (
    <AddPhoneDialog
      {...rest}
      title={intl.formatMessage({ id: 'phonePrompt.title' })}
      text={intl.formatMessage({ id: 'phonePrompt.text' })}
      instead={<Button variant="tertiary" wide onClick={onLogout}>{intl.formatMessage({ id: 'logout.confirm' })}</Button>}
    />
  )
}
