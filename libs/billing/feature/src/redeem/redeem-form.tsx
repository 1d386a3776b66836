import { canRedeem, maxGiftCodeInput } from '@ott/billing'
import { Button, Stack, Text, TextField } from '@ott/design-system'
import { useEffect, useRef } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { redeemErrorMessage } from './redeem-error-message.ts'
import type { RedeemFormError } from './use-redeem.ts'

export interface RedeemFormProps {
  code: string
  onCodeChange: (code: string) => void
  error: RedeemFormError | null
  isSending: boolean
  timeZone: string
  /** Whether a code that is not valid gets a sentence; the specification has none. */
  explainsInvalidCode: boolean
  /** The form was opened by a button that it replaces. */
  takesFocus?: boolean
  onSubmit: (code: string) => void
}

/** The code and its button (BIL-30). After a failure the code is selected, so that typing replaces it. */
export function RedeemForm({ code, onCodeChange, error, isSending, timeZone, explainsInvalidCode, takesFocus = false, onSubmit }: RedeemFormProps) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (!error) return
    field.current?.focus()
    field.current?.select()
  }, [error])
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (canRedeem(code, 'button') && !isSending) onSubmit(code)
  }
  const holdShortCode = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !canRedeem(code, 'enter')) event.preventDefault()
  }
  return (
    <form onSubmit={submitted} noValidate>
      <Stack gap={5}>
        <Text tone="soft">{intl.formatMessage({ id: 'redeem.text' })}</Text>
        <TextField
          ref={field}
          name="code"
          label={intl.formatMessage({ id: 'redeem.code' })}
          placeholder={intl.formatMessage({ id: 'redeem.placeholder' })}
          value={code}
          onChange={onCodeChange}
          onKeyDown={holdShortCode}
          readOnly={isSending}
          invalid={error !== null && isAboutCode(error)}
          error={error ? redeemErrorMessage(intl, error, { timeZone, explainsInvalidCode }) : undefined}
          maxLength={maxGiftCodeInput}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <div>
          <Button type="submit" variant="primary" disabled={!canRedeem(code, 'button')} loading={isSending}>{intl.formatMessage({ id: 'redeem.apply' })}</Button>
        </div>
      </Stack>
    </form>
  )
}

/** A lost network says nothing about the code. */
function isAboutCode({ type }: RedeemFormError): boolean {
  return type !== 'failed'
}
