import { changePassword } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { Button, EmptyState, Heading, Page, Stack, Text } from '@ott/design-system'
import { isNewPassword, newPasswordLength } from '@ott/identity'
import type { SignInError } from '@ott/identity'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from './password-field.tsx'
import { signInErrorMessage } from './sign-in-error-message.ts'

interface ResetPasswordProps {
  call: Call
  /** The token of the emailed link; null when the page was opened without one. */
  token: string | null
  loginHref: string
  log: (event: string, reason: string) => void
  /** Changing the password ends every session of the account, this one included. */
  onChanged: () => void
}

type Reset = { status: 'open'; error?: SignInError } | { status: 'changing' } | { status: 'changed' } | { status: 'linkSpent' }

/** Sets a new password with the emailed link (ID-25). */
export function ResetPassword({ call, token, loginHref, log, onChanged }: ResetPasswordProps) {
  const [reset, setReset] = useState<Reset>(token === null ? { status: 'linkSpent' } : { status: 'open' })
  const change = async (password: string) => {
    setReset({ status: 'changing' })
    const changed = await changePassword(call, token ?? '', password)
    if (changed.ok) {
      setReset({ status: 'changed' })
      return onChanged()
    }
    log('passwordNotChanged', changed.error.type)
    setReset(isOfLink(changed.error) ? { status: 'linkSpent' } : { status: 'open', error: changed.error })
  }
  return (
    <Page width="form">
      {reset.status === 'changed' && <End words="changed" href={loginHref} />}
      {reset.status === 'linkSpent' && <End words="linkSpent" href={loginHref} />}
      {(reset.status === 'open' || reset.status === 'changing') && <NewPassword reset={reset} onChange={change} />}
    </Page>
  )
}

/** The link has expired, was used, or is invalid. */
function isOfLink({ type }: SignInError): boolean {
  return type === 'codeExpired' || type === 'startAgain'
}

function NewPassword({ reset, onChange }: { reset: Extract<Reset, { status: 'open' | 'changing' }>; onChange: (password: string) => Promise<void> }) {
  const intl = useIntl()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isChanging = reset.status === 'changing'
  const error = reset.status === 'open' ? reset.error : undefined
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (isNewPassword(password) && !isChanging) void onChange(password)
  }
  return (
    <form onSubmit={submitted} noValidate>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} size="page">{intl.formatMessage({ id: 'reset.heading' })}</Heading>
          <Text tone="soft">{intl.formatMessage({ id: 'reset.text' })}</Text>
        </Stack>
        <PasswordField
          ref={field}
          label={intl.formatMessage({ id: 'reset.newPassword' })}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={intl.formatMessage({ id: 'reset.rule' }, { length: newPasswordLength.min })}
          error={error && signInErrorMessage(intl, error)}
          readOnly={isChanging}
        />
        <div>
          <Button type="submit" variant="primary" disabled={!isNewPassword(password)} loading={isChanging}>
            {intl.formatMessage({ id: 'reset.submit' })}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function End({ words, href }: { words: 'changed' | 'linkSpent'; href: string }) {
  const intl = useIntl()
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: `reset.${words}.title` })}
        text={intl.formatMessage({ id: `reset.${words}.text` })}
        actions={<Button variant="primary" href={href}>{intl.formatMessage({ id: `reset.${words}.action` })}</Button>}
      />
    </div>
  )
}
