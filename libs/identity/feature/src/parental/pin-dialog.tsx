import { verifyPin } from '@ott/api-client'
import type { Call, PinCheck } from '@ott/api-client'
import { Button, CodeInput, Dialog, Inline, Link, Stack } from '@ott/design-system'
import { isCompleteOtp, pinLength } from '@ott/identity'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'

type PinError = Extract<PinCheck, { ok: false }>['error']
export type PinEntry = { status: 'open'; error?: PinError } | { status: 'checking' }

interface PinDialogProps {
  call: Call
  /** Where a new PIN is chosen. */
  forgotHref: string
  onGranted: (grant: string, expiresAt: Date) => void
  onClose: () => void
}

/** Asks for the PIN before a restricted video (PAR-12). */
export function PinDialog({ call, forgotHref, onGranted, onClose }: PinDialogProps) {
  const intl = useIntl()
  const [entry, setEntry] = useState<PinEntry>({ status: 'open' })
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => { isOpen.current = false }
  }, [])
  const submit = async (pin: string) => {
    setEntry({ status: 'checking' })
    const checked = await verifyPin(call, pin)
    // A closed dialog opens nothing.
    if (!isOpen.current) return
    if (checked.ok) onGranted(checked.grant, checked.expiresAt)
    else setEntry({ status: 'open', error: checked.error })
  }
  return <PinForm entry={entry} text={intl.formatMessage({ id: 'pin.text' })} forgotHref={forgotHref} onTyped={() => setEntry((before) => (before.status === 'open' ? { status: 'open' } : before))} onSubmit={(pin) => void submit(pin)} onClose={onClose} />
}

/** `onForgotten` is for a PIN that has no page of its own. */
type Forgotten = { forgotHref: string; onForgotten?: undefined } | { forgotHref?: undefined; onForgotten: () => void }

type PinFormProps = Forgotten & { entry: PinEntry; text: string; onTyped: () => void; onSubmit: (pin: string) => void; onClose: () => void }

export function PinForm({ entry, text, forgotHref, onForgotten, onTyped, onSubmit, onClose }: PinFormProps) {
  const intl = useIntl()
  const [pin, setPin] = useState('')
  const error = entry.status === 'open' ? entry.error : undefined
  const isChecking = entry.status === 'checking'
  // A refused PIN is typed anew, because its digits cannot be read.
  const [refusals, setRefusals] = useState(0)
  const [seen, setSeen] = useState<PinError | undefined>()
  if (error !== seen) {
    setSeen(error)
    if (error) {
      setRefusals(refusals + 1)
      setPin('')
    }
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (!isChecking && isCompleteOtp(pin, pinLength)) onSubmit(pin)
  }
  return (
    <Dialog open onClose={onClose} title={intl.formatMessage({ id: 'pin.title' })} description={text} closeLabel={intl.formatMessage({ id: 'login.close' })}>
      <form onSubmit={submitted} noValidate>
        <Stack gap={5}>
          <CodeInput
            key={refusals}
            length={pinLength}
            label={intl.formatMessage({ id: 'parental.pin' })}
            boxLabel={(box) => intl.formatMessage({ id: 'parental.digit' }, { box, length: pinLength })}
            onChange={(next) => {
              setPin(next)
              if (next !== '') onTyped()
            }}
            error={error && messageOf(intl, error)}
            masked
            autoFocus
          />
          <Button type="submit" variant="primary" wide disabled={!isCompleteOtp(pin, pinLength)} loading={isChecking}>{intl.formatMessage({ id: 'pin.submit' })}</Button>
          <Inline centre>
            {forgotHref === undefined
              ? <Button variant="tertiary" size="sm" onClick={onForgotten}>{intl.formatMessage({ id: 'pin.forgot' })}</Button>
              : <Link href={forgotHref}>{intl.formatMessage({ id: 'pin.forgot' })}</Link>}
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}

function messageOf(intl: IntlShape, error: PinError): string {
  switch (error.type) {
    case 'incorrect':
      return intl.formatMessage({ id: 'pin.incorrect' }, { attemptsLeft: error.attemptsLeft })
    case 'locked':
      return intl.formatMessage({ id: 'pin.locked' }, { minutes: Math.ceil(error.retryAfterSeconds / 60) })
    case 'offline':
    case 'unknown':
      return intl.formatMessage({ id: `pin.${error.type}` })
  }
}
