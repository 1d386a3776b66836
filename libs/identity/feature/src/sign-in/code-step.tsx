import { Button, CodeInput, Inline, Stack, Text } from '@ott/design-system'
import { isCompleteCode } from '@ott/identity'
import type { CodeEntry } from '@ott/identity'
import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './code-step.css.ts'
import { MaskedTarget } from './masked-recipient.tsx'
import { signInWords } from './sign-in-words.ts'
import { StepHeading } from './step-heading.tsx'
import { useResendWait } from './use-resend-wait.ts'

export interface CodeStepProps {
  entry: CodeEntry
  length: number
  onTyped: () => void
  onSubmit: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onBack: () => void
}

/** A code that was sent: typed, checked, and sent again after a while. */
export function CodeStep({ entry, length, onTyped, onSubmit, onResend, onBack }: CodeStepProps) {
  const intl = useIntl()
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isOpen = entry.step === 'open'
  const error = entry.step === 'open' ? entry.error : undefined
  const toPhone = !entry.sentTo.includes('@')

  const typed = (next: string) => {
    setCode(next)
    onTyped()
  }
  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    if (!isOpen || !isCompleteCode(code, length)) return
    await onSubmit(code)
    lastBox(form.current)?.focus()
  }
  const resend = () => {
    setCode('')
    setAsked(asked + 1)
    void onResend()
  }

  return (
    <form ref={form} onSubmit={(event) => void submitted(event)} noValidate>
      <Stack gap={5}>
        <StepHeading
          backLabel={intl.formatMessage({ id: toPhone ? 'login.editNumber' : 'login.editEmail' })}
          heading={intl.formatMessage({ id: 'login.enterCode' }, { length })}
          text={
            <FormattedMessage
              id={toPhone ? 'login.sentToNumber' : 'login.sentToEmail'}
              values={{ target: <MaskedTarget key="target" target={entry.sentTo} />, strong: emphasis }}
            />
          }
          disabled={entry.step === 'checking'}
          onBack={onBack}
        />
        <CodeInput
          key={asked}
          length={length}
          label={intl.formatMessage({ id: 'login.code' })}
          boxLabel={(box) => intl.formatMessage({ id: 'login.digit' }, { box, length })}
          onChange={typed}
          error={error && signInWords(intl, error)}
          autoFocus
        />
        <Button type="submit" variant="primary" wide disabled={!isCompleteCode(code, length)} loading={entry.step === 'checking'}>
          {intl.formatMessage({ id: 'login.submit' })}
        </Button>
        <Inline centre gap={2}>
          <Text size="small" tone="soft">{intl.formatMessage({ id: 'login.notReceived' })}</Text>
          <Resend entry={entry} onResend={resend} />
        </Inline>
      </Stack>
    </form>
  )
}

/** The link rests while the viewer is asked to wait, and says for how long. */
function Resend({ entry, onResend }: { entry: CodeEntry; onResend: () => void }) {
  const intl = useIntl()
  const seconds = useResendWait(entry)
  return (
    <>
      <Button variant="tertiary" size="sm" disabled={entry.step !== 'open' || seconds > 0} onClick={onResend}>
        {intl.formatMessage({ id: 'login.resend' })}
      </Button>
      {seconds > 0 && <Text size="small" strong as="span">{intl.formatMessage({ id: 'login.resendIn' }, { seconds })}</Text>}
    </>
  )
}

const emphasis = (words: ReactNode[]) => <span key="target" className={styles.target}>{words}</span>

/** Where Backspace begins to correct the code. */
function lastBox(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].findLast((field) => field instanceof HTMLInputElement) as HTMLInputElement | undefined
}
