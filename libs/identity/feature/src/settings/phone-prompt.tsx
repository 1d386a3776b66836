import { Button } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { PhoneAddDialog } from './phone-add-dialog.tsx'
import type { PhoneAddDialogProps } from './phone-add-dialog.tsx'

export interface PhonePromptProps extends Omit<PhoneAddDialogProps, 'title' | 'text' | 'instead'> {
  onLogout: () => void
}

/** Asks whoever signed in without a mobile number for one. */
export function PhonePrompt({ onLogout, ...rest }: PhonePromptProps) {
  const intl = useIntl()
  return (
    <PhoneAddDialog
      {...rest}
      title={intl.formatMessage({ id: 'phonePrompt.title' })}
      text={intl.formatMessage({ id: 'phonePrompt.text' })}
      instead={<Button variant="tertiary" wide onClick={onLogout}>{intl.formatMessage({ id: 'logout.confirm' })}</Button>}
    />
  )
}
