import { Banner, Button, Dialog, DialogActions } from '@ott/design-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'

export interface LogoutDialogProps {
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once before the viewer is signed out. */
export function LogoutDialog({ onConfirm, onClose }: LogoutDialogProps) {
  const intl = useIntl()
  const [answer, setAnswer] = useState<'open' | 'leaving' | 'failed'>('open')
  const confirm = () => {
    setAnswer('leaving')
    onConfirm().catch(() => setAnswer('failed'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={intl.formatMessage({ id: 'logout.title' })}
      description={intl.formatMessage({ id: 'logout.text' })}
      closeLabel={intl.formatMessage({ id: 'logout.close' })}
    >
      {answer === 'failed' && <Banner tone="error">{intl.formatMessage({ id: 'logout.failed' })}</Banner>}
      <DialogActions>
        <Button onClick={onClose}>{intl.formatMessage({ id: 'logout.cancel' })}</Button>
        <Button variant="primary" loading={answer === 'leaving'} onClick={confirm}>
          {intl.formatMessage({ id: 'logout.confirm' })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
