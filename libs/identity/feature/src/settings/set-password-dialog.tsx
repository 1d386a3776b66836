import { setPassword } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { Button, Dialog, Stack } from '@ott/design-system'
import { isNewPassword, newPasswordLength } from '@ott/identity'
import type { SignInError } from '@ott/identity'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../sign-in/password-field.tsx'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'

interface SetPasswordDialogProps {
  call: Call
  log: (event: string, reason: string) => void
  title: string
  /** With it, a password manager stores the password for the right account. */
  email: string
  onSet: () => void
  onClose: () => void
}

type Setting = { status: 'open'; error?: SignInError } | { status: 'setting' }

/** Sets or changes the password. The other devices are signed out. */
export function SetPasswordDialog({ call, log, title, email, onSet, onClose }: SetPasswordDialogProps) {
  const intl = useIntl()
  const [password, setTyped] = useState('')
  const [setting, setSetting] = useState<Setting>({ status: 'open' })
  const field = useRef<HTMLInputElement>(null)
  const isSetting = setting.status === 'setting'
  const error = setting.status === 'open' ? setting.error : undefined
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])

  const submit = async () => {
    setSetting({ status: 'setting' })
    const set = await setPassword(call, password)
    if (set.ok) return onSet()
    if (set.error.type === 'notConfirmed') return setSetting({ status: 'open' })
    log('passwordNotSet', set.error.type)
    setSetting({ status: 'open', error: set.error })
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (isNewPassword(password) && !isSetting) void submit()
  }
  return (
    <Dialog open onClose={onClose} title={title} description={intl.formatMessage({ id: 'account.password.text' })} closeLabel={intl.formatMessage({ id: 'login.close' })} initialFocus={field}>
      <form onSubmit={submitted} noValidate>
        <Stack gap={5}>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            ref={field}
            label={intl.formatMessage({ id: 'reset.newPassword' })}
            autoComplete="new-password"
            value={password}
            onChange={(next) => {
              setTyped(next)
              setSetting({ status: 'open' })
            }}
            hint={intl.formatMessage({ id: 'reset.rule' }, { length: newPasswordLength.min })}
            error={error && signInErrorMessage(intl, error)}
            readOnly={isSetting}
          />
          <Button type="submit" variant="primary" wide disabled={!isNewPassword(password)} loading={isSetting}>
            {title}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
