import { BackIcon, Button, CodeInput, Heading, IconButton, Inline, Stack, Text } from '@ott/design-system'
import { codeLength, isCompleteCode } from '@ott/identity'
import type { LoginDialog } from '@ott/identity'
import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './code-step.css.ts'
import { signInWords } from './sign-in-words.ts'
import { formatWhole } from './typed-number.ts'
import { useResendWait } from './use-login.ts'
import type { Login } from './use-login.ts'

export interface CodeStepProps {
  state: Extract<LoginDialog, { step: 'code' | 'checking' }>
  login: Login
}

const length = codeLength.login

export function CodeStep({ state, login }: CodeStepProps) {
  const intl = useIntl()
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isChecking = state.step === 'checking'
  const error = state.step === 'code' ? state.error : undefined

  const typed = (next: string) => {
    setCode(next)
    login.codeTyped()
  }
  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking || !isCompleteCode(code, length)) return
    await login.submit(code)
    lastBox(form.current)?.focus()
  }
  const resend = () => {
    setCode('')
    setAsked(asked + 1)
    void login.resend()
  }

  return (
    <form ref={form} onSubmit={(event) => void submitted(event)} noValidate>
      <Stack gap={5}>
        <Stack gap={3}>
          <div className={styles.back}>
            <IconButton
              variant="tertiary"
              size="sm"
              label={intl.formatMessage({ id: 'login.editNumber' })}
              icon={<BackIcon />}
              disabled={isChecking}
              onClick={login.goBack}
            />
          </div>
          <Stack gap={2}>
            <Heading level={2} size="dialog">{intl.formatMessage({ id: 'login.enterCode' }, { length })}</Heading>
            <Text tone="soft">
              <FormattedMessage id="login.sentTo" values={{ number: formatWhole(state.sentTo), strong: emphasis }} />
            </Text>
          </Stack>
        </Stack>
        <CodeInput
          key={asked}
          length={length}
          label={intl.formatMessage({ id: 'login.code' })}
          boxLabel={(box) => intl.formatMessage({ id: 'login.digit' }, { box, length })}
          onChange={typed}
          error={error && signInWords(intl, error)}
          autoFocus
        />
        <Button type="submit" variant="primary" wide disabled={!isCompleteCode(code, length)} loading={isChecking}>
          {intl.formatMessage({ id: 'login.submit' })}
        </Button>
        <Inline centre gap={2}>
          <Text size="small" tone="soft">{intl.formatMessage({ id: 'login.notReceived' })}</Text>
          <Resend sentAt={state.sentAt} disabled={isChecking} onResend={resend} />
        </Inline>
      </Stack>
    </form>
  )
}

/** The link rests while the viewer is asked to wait, and says for how long. */
function Resend({ sentAt, disabled, onResend }: { sentAt: Date; disabled: boolean; onResend: () => void }) {
  const intl = useIntl()
  const seconds = useResendWait(sentAt)
  return (
    <>
      <Button variant="tertiary" size="sm" disabled={disabled || seconds > 0} onClick={onResend}>
        {intl.formatMessage({ id: 'login.resend' })}
      </Button>
      {seconds > 0 && <Text size="small" strong as="span">{intl.formatMessage({ id: 'login.resendIn' }, { seconds })}</Text>}
    </>
  )
}

const emphasis = (words: ReactNode[]) => <span key="number" className={styles.number}>{words}</span>

/** Where Backspace begins to correct the code. */
function lastBox(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].findLast((field) => field instanceof HTMLInputElement) as HTMLInputElement | undefined
}
