import { Button, Stack } from '@ott/design-system'
import { isEmail, normaliseEmail } from '@ott/identity'
import { useEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { EmailField } from '../sign-in/email-field.tsx'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'
import { useEarlySubmit } from '../sign-in/use-early-submit.ts'
import { AddContactSteps } from './add-contact-steps.tsx'
import { useAddEmail } from './use-add-contact.ts'
import type { AddContactOptions, AddEmailControls } from './use-add-contact.ts'

interface AddEmailDialogProps extends AddContactOptions<string> {
  title: string
  onClose: () => void
}

/** Adds an email: the address, then the code sent to it. */
export function AddEmailDialog({ title, onClose, ...ports }: AddEmailDialogProps) {
  const adding = useAddEmail(ports)
  const { state } = adding
  return (
    <AddContactSteps adding={adding} purpose="addEmail" title={title} onClose={onClose}>
      {state.status !== 'otpVerify' && <EmailForm state={state} adding={adding} />}
    </AddContactSteps>
  )
}

function EmailForm({ state, adding }: { state: Exclude<AddEmailControls['state'], { status: 'otpVerify' }>; adding: AddEmailControls }) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const email = normaliseEmail(state.typed)
  const isAsking = state.status === 'asking'
  const error = state.status === 'idle' ? state.error : undefined
  const { missed, listeners } = useEarlySubmit('email', isEmail(email) ? null : 'login.missing.email')
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (isEmail(email) && !isAsking) void adding.send(email)
  }
  return (
    <form onSubmit={submitted} noValidate {...listeners}>
      <Stack gap={5}>
        <EmailField
          ref={field}
          value={state.typed}
          autoComplete="email"
          onChange={adding.typed}
          error={missed ? intl.formatMessage({ id: missed }) : error && signInErrorMessage(intl, error)}
          readOnly={isAsking}
        />
        <Button type="submit" variant="primary" wide disabled={!isEmail(email)} loading={isAsking}>
          {intl.formatMessage({ id: 'login.submit.emailOTP' })}
        </Button>
      </Stack>
    </form>
  )
}
