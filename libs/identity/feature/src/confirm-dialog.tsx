import { Banner, Button, Dialog, DialogActions } from '@ott/design-system'
import { useState } from 'react'
import type { ReactNode } from 'react'

interface ConfirmDialogProps {
  title: string
  text: ReactNode
  confirm: string
  cancel: string
  close: string
  /** Announced when the action failed. */
  failed: string
  /** Resolves when the action succeeded; the caller then closes the dialog. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, cancel, close, failed, onConfirm, onClose }: ConfirmDialogProps) {
  const [answer, setAnswer] = useState<'open' | 'given' | 'failed'>('open')
  const confirmed = () => {
    setAnswer('given')
    onConfirm().catch(() => setAnswer('failed'))
  }
  return (
    <Dialog open onClose={onClose} size="medium" title={title} description={text} closeLabel={close}>
      {answer === 'failed' && <Banner tone="error">{failed}</Banner>}
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="primary" loading={answer === 'given'} onClick={confirmed}>{confirm}</Button>
      </DialogActions>
    </Dialog>
  )
}
