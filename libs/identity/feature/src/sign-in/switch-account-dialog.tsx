import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDialog } from '../settings/confirm-dialog.tsx'
import { MaskedTarget } from './masked-recipient.tsx'

export interface SwitchDialogProps {
  /** The number or address of who is signed in; null when neither is known. */
  signedInAs: string | null
  onSwitch: () => Promise<void>
  onClose: () => void
}

/** A link signs in to an account of its own: whoever is in stays in unless they say otherwise (SES-20). */
export function SwitchDialog({ signedInAs, onSwitch, onClose }: SwitchDialogProps) {
  const intl = useIntl()
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'switch.title' })}
      text={
        signedInAs === null
          ? intl.formatMessage({ id: 'switch.text' })
          : <FormattedMessage id="switch.textAs" values={{ account: <MaskedTarget key="account" target={signedInAs} /> }} />
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
