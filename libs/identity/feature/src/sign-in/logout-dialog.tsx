import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../confirm-dialog.tsx'

interface LogoutDialogProps {
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function LogoutDialog({ onConfirm, onClose }: LogoutDialogProps) {
  const intl = useIntl()
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'logout.title' })}
      text={intl.formatMessage({ id: 'logout.text' })}
      confirm={intl.formatMessage({ id: 'logout.confirm' })}
      cancel={intl.formatMessage({ id: 'logout.cancel' })}
      close={intl.formatMessage({ id: 'logout.close' })}
      failed={intl.formatMessage({ id: 'logout.failed' })}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
