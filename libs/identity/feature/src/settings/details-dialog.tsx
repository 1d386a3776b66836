import { ApiError, changeUser } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { Banner, Button, Dialog, DialogActions, Stack, TextField } from '@ott/design-system'
import { consentAge, dateOfBirthError, readPersonName } from '@ott/identity'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'

export type DetailField = 'name' | 'dateOfBirth'

interface DetailsDialogProps {
  call: Call
  log: (event: string, reason: string) => void
  field: DetailField
  /** A date as `YYYY-MM-DD`. */
  value: string | null
  /** The date in the service's time zone, as `YYYY-MM-DD`. */
  today: string
  title: string
  onChanged: () => void
  onClose: () => void
}

type Saving = { status: 'open'; error?: 'invalid' | 'tooYoung' | 'failed' } | { status: 'saving' }

/** Changes or clears the user's name or date of birth. */
export function DetailsDialog({ call, log, field, value, today, title, onChanged, onClose }: DetailsDialogProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(value ?? '')
  const [saving, setSaving] = useState<Saving>({ status: 'open' })
  const input = useRef<HTMLInputElement>(null)
  const error = saving.status === 'open' ? saving.error : undefined
  const isSaving = saving.status === 'saving'
  useEffect(() => {
    if (error === 'invalid' || error === 'tooYoung') input.current?.focus()
  }, [error])

  const save = async (next: string | null) => {
    setSaving({ status: 'saving' })
    try {
      await changeUser(call, { [field]: next })
      onChanged()
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : String(failure)
      if (code !== 'INVALID_INPUT') log('detailNotSaved', code)
      setSaving({ status: 'open', error: code === 'INVALID_INPUT' ? 'invalid' : 'failed' })
    }
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const wrong = errorIn(field, typed, today)
    if (wrong) setSaving({ status: 'open', error: wrong })
    else void save(typed)
  }
  const kind = field === 'name' ? { autoComplete: 'name', maxLength: 200 } : { autoComplete: 'bday', type: 'date', max: today }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={intl.formatMessage({ id: 'login.close' })} initialFocus={input}>
      <form onSubmit={submitted} noValidate>
        <Stack gap={5}>
          {error === 'failed' && <Banner tone="error">{intl.formatMessage({ id: 'account.notSaved' })}</Banner>}
          <TextField
            {...kind}
            ref={input}
            label={intl.formatMessage({ id: `account.${field}` })}
            value={typed}
            onChange={(next) => {
              setTyped(next)
              setSaving({ status: 'open' })
            }}
            error={error && error !== 'failed' ? intl.formatMessage({ id: error === 'tooYoung' ? 'account.dateOfBirth.tooYoung' : `account.${field}.invalid` }, { age: consentAge }) : undefined}
            readOnly={isSaving}
          />
          <DialogActions>
            {value !== null && <Button disabled={isSaving} onClick={() => void save(null)}>{intl.formatMessage({ id: 'deviceLimit.remove' })}</Button>}
            <Button type="submit" variant="primary" loading={isSaving}>{intl.formatMessage({ id: 'account.save' })}</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}

function errorIn(field: DetailField, typed: string, today: string): 'invalid' | 'tooYoung' | null {
  if (field === 'dateOfBirth') return dateOfBirthError(typed, today)
  return readPersonName(typed) === null ? 'invalid' : null
}
