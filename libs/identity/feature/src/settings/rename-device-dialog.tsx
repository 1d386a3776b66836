import { renameDevice } from '@ott/api-client'
import type { Call, Device } from '@ott/api-client'
import { Banner, Button, Dialog, DialogActions, Stack, TextField } from '@ott/design-system'
import { readDeviceName } from '@ott/identity'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'

interface RenameDeviceDialogProps {
  call: Call
  device: Device
  /** The name that the list shows. */
  name: string
  onRenamed: () => void
  onClose: () => void
}

type Renaming = { status: 'open'; error?: 'invalid' | 'failed' } | { status: 'saving' }

/** Gives a device a name. Without one it gets its original name back. */
export function RenameDeviceDialog({ call, device, name, onRenamed, onClose }: RenameDeviceDialogProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(name)
  const [renaming, setRenaming] = useState<Renaming>({ status: 'open' })
  const field = useRef<HTMLInputElement>(null)
  const isSaving = renaming.status === 'saving'
  const error = renaming.status === 'open' ? renaming.error : undefined

  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const wanted = typed.trim() === '' ? null : readDeviceName(typed)
    if (wanted === null && typed.trim() !== '') {
      setRenaming({ status: 'open', error: 'invalid' })
      return field.current?.focus()
    }
    setRenaming({ status: 'saving' })
    renameDevice(call, device.handle, wanted).then(onRenamed, () => setRenaming({ status: 'open', error: 'failed' }))
  }
  return (
    <Dialog open onClose={onClose} title={intl.formatMessage({ id: 'devices.rename.title' })} closeLabel={intl.formatMessage({ id: 'login.close' })} initialFocus={field}>
      <form onSubmit={submitted} noValidate>
        <Stack gap={5}>
          {error === 'failed' && <Banner tone="error">{intl.formatMessage({ id: 'account.notSaved' })}</Banner>}
          <TextField
            ref={field}
            label={intl.formatMessage({ id: 'devices.rename.name' })}
            hint={intl.formatMessage({ id: 'devices.rename.hint' })}
            error={error === 'invalid' ? intl.formatMessage({ id: 'devices.rename.invalid' }) : undefined}
            autoComplete="off"
            value={typed}
            onChange={(next) => {
              setTyped(next)
              setRenaming({ status: 'open' })
            }}
            readOnly={isSaving}
          />
          <DialogActions>
            <Button type="submit" variant="primary" loading={isSaving}>{intl.formatMessage({ id: 'account.save' })}</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
