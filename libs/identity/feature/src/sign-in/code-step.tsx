import { Button, CodeInput, Inline, Stack, Text, VisuallyHidden } from '@ott/design-system'
import { isCompleteOtp } from '@ott/identity'
import type { OtpEntry } from '@ott/identity'
import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './code-step.css.ts'
import { Recipient } from './recipient.tsx'
import { signInErrorMessage } from './sign-in-error-message.ts'
import { StepHeading } from './step-heading.tsx'
import { useResendCountdown } from './use-resend-countdown.ts'

interface CodeStepProps {
  entry: OtpEntry
  length: number
  /** Where Back leads: to the contact, to correct it, or to a choice of methods. */
  backTo?: 'contact' | 'methods'
  onTyped: () => void
  onSubmit: (code: string) => Promise<void>
  /** Whether a code can also be sent by WhatsApp. */
  hasWhatsApp?: boolean
  onResend: (inWhatsApp?: boolean) => Promise<void>
  onBack: () => void
}

/** A code typed into empty boxes is submitted with its last digit; a corrected one waits for Enter or Submit (ID-97). */
export function CodeStep({ entry, length, backTo = 'contact', hasWhatsApp = false, onTyped, onSubmit, onResend, onBack }: CodeStepProps) {
  const intl = useIntl()
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(0)
  // The first of two corrected digits must not cost an attempt.
  const isCorrection = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const isOpen = entry.status === 'open'
  const error = entry.status === 'open' ? entry.error : undefined
  // Enter out of habit after a refusal must not cost another attempt.
  const isRefused = error?.type === 'codeIncorrect'
  const toPhone = !entry.sentTo.includes('@')

  const typed = (next: string) => {
    setCode(next)
    onTyped()
    if (next === '') isCorrection.current = false
    if (!isCorrection.current) void submit(next)
  }
  const submit = async (complete: string) => {
    if (!isOpen || !isCompleteOtp(complete, length)) return
    isCorrection.current = true
    await onSubmit(complete)
    lastBox(form.current)?.focus()
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (!isRefused) void submit(code)
  }
  const resend = (inWhatsApp?: boolean) => {
    setCode('')
    isCorrection.current = false
    setAsked(asked + 1)
    void onResend(inWhatsApp)
  }

  return (
    <form ref={form} onSubmit={submitted} noValidate>
      <Stack gap={5}>
        <StepHeading
          backLabel={intl.formatMessage({ id: backTo === 'methods' ? 'login.back' : toPhone ? 'login.editNumber' : 'login.editEmail' })}
          heading={intl.formatMessage({ id: 'login.enterCode' }, { length })}
          text={
            <FormattedMessage
              id={toPhone ? 'login.sentToNumber' : 'login.sentToEmail'}
              values={{ target: <Recipient key="target" target={entry.sentTo} />, strong: emphasis }}
            />
          }
          disabled={entry.status === 'checking'}
          onBack={onBack}
        />
        <CodeInput
          key={asked}
          length={length}
          label={intl.formatMessage({ id: 'login.code' })}
          boxLabel={(box) => intl.formatMessage({ id: 'login.digit' }, { box, length })}
          onChange={typed}
          error={error && signInErrorMessage(intl, error)}
          hint={intl.formatMessage({ id: 'login.codeHint' })}
          autoFocus
        />
        <Button type="submit" variant="primary" wide disabled={isRefused || !isCompleteOtp(code, length)} loading={entry.status === 'checking'}>
          {intl.formatMessage({ id: 'login.submit' })}
        </Button>
        <Inline centre gap={2}>
          <Text size="small" tone="soft">{intl.formatMessage({ id: 'login.notReceived' })}</Text>
          <Resend entry={entry} hasWhatsApp={hasWhatsApp && toPhone} onResend={resend} />
        </Inline>
      </Stack>
    </form>
  )
}

/** Announces each code that was sent. */
export function CodeSentStatus({ entry }: { entry: OtpEntry | null }) {
  return (
    <div role="status">
      {entry && (
        <VisuallyHidden key={entry.sentAt.getTime()}>
          <FormattedMessage id="login.codeSent" values={{ target: <Recipient key="target" target={entry.sentTo} /> }} />
        </VisuallyHidden>
      )}
    </div>
  )
}

/** Disabled during the resend wait, with a countdown. */
function Resend({ entry, hasWhatsApp, onResend }: { entry: OtpEntry; hasWhatsApp: boolean; onResend: (inWhatsApp?: boolean) => void }) {
  const intl = useIntl()
  const seconds = useResendCountdown(entry)
  const isWaiting = entry.status !== 'open' || seconds > 0
  return (
    <>
      <Button variant="tertiary" size="sm" disabled={isWaiting} onClick={() => onResend()}>
        {intl.formatMessage({ id: 'login.resend' })}
      </Button>
      {hasWhatsApp && (
        <Button variant="tertiary" size="sm" disabled={isWaiting} onClick={() => onResend(true)}>
          {intl.formatMessage({ id: 'login.whatsApp' })}
        </Button>
      )}
      {seconds > 0 && <Text size="small" strong as="span">{intl.formatMessage({ id: 'login.resendIn' }, { seconds })}</Text>}
    </>
  )
}

const emphasis = (words: ReactNode[]) => <span key="target" className={styles.target}>{words}</span>

/** The box in which Backspace starts to correct the code. */
function lastBox(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].findLast((field) => field instanceof HTMLInputElement) as HTMLInputElement | undefined
}
