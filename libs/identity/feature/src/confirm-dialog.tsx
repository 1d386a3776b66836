import { Banner, Button, Dialog, DialogActions } from '@ott/design-system'
import { useState } from 'react'
import type { ReactNode } from 'react'

export interface ConfirmDialogProps {
  title: string
  text: ReactNode
  confirm: string
  cancel: string
  close: string
  /** Said when the answer could not be carried out. */
  failed: string
  /** Ends well when the question is settled; whoever asked puts it away. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once more before something is done that cannot be undone. */
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
