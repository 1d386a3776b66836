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

export function CodeStep({ entry, length, backTo = 'contact', hasWhatsApp = false, onTyped, onSubmit, onResend, onBack }: CodeStepProps) {
  const intl = useIntl()
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isOpen = entry.status === 'open'
  const error = entry.status === 'open' ? entry.error : undefined
  const toPhone = !entry.sentTo.includes('@')

  const typed = (next: string) => {
    setCode(next)
    onTyped()
  }
  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    if (!isOpen || !isCompleteOtp(code, length)) return
    await onSubmit(code)
    lastBox(form.current)?.focus()
  }
  const resend = (inWhatsApp?: boolean) => {
    setCode('')
    setAsked(asked + 1)
    void onResend(inWhatsApp)
  }

  return (
    <form ref={form} onSubmit={(event) => void submitted(event)} noValidate>
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
          autoFocus
        />
        <Button type="submit" variant="primary" wide disabled={!isCompleteOtp(code, length)} loading={entry.status === 'checking'}>
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
