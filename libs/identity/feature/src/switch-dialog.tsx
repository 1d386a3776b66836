import { useIntl } from 'react-intl'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface SwitchDialogProps {
  /** Who is signed in, masked; null when neither number nor address is known. */
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
          : intl.formatMessage({ id: 'switch.textAs' }, { account: signedInAs })
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
