import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { MaskedRecipient } from './masked-recipient.tsx'

interface SwitchAccountDialogProps {
  /** Phone number or email of the current user; null when neither is known. */
  signedInAs: string | null
  onSwitch: () => Promise<void>
  onClose: () => void
}

/** A sign-in link for another account asks before it replaces the current session (SES-20). */
export function SwitchAccountDialog({ signedInAs, onSwitch, onClose }: SwitchAccountDialogProps) {
  const intl = useIntl()
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'switch.title' })}
      text={
        signedInAs === null
          ? intl.formatMessage({ id: 'switch.text' })
          : <FormattedMessage id="switch.textAs" values={{ account: <MaskedRecipient key="account" target={signedInAs} /> }} />
      }
      confirm={intl.formatMessage({ id: 'switch.change' })}
      cancel={intl.formatMessage({ id: 'switch.stay' })}
      close={intl.formatMessage({ id: 'switch.close' })}
      failed={intl.formatMessage({ id: 'login.error.unknown' })}
      onConfirm={onSwitch}
      onClose={onClose}
    />
  )
}
