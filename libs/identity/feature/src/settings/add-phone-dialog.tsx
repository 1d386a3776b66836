import type { Country } from '@ott/api-client'
import { Button, Stack } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { readPhoneNumber } from '@ott/identity'
import type { AddPhone, PhoneNumber } from '@ott/identity'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { firstCountry, useCountries } from '../sign-in/countries.ts'
import { PhoneField } from '../sign-in/phone-field.tsx'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'
import { useEarlySubmit } from '../sign-in/use-early-submit.ts'
import { AddContactSteps } from './add-contact-steps.tsx'
import { useAddPhone } from './use-add-contact.ts'
import type { AddContactOptions, AddPhoneControls } from './use-add-contact.ts'

export interface AddPhoneDialogProps extends AddContactOptions<PhoneNumber> {
  locale: Locale
  title: string
  text?: string
  /** An alternative action below the form. */
  instead?: ReactNode
  onClose: () => void
}

/** Adds a mobile number: the number, then the code sent to it. */
export function AddPhoneDialog({ locale, title, text, instead, onClose, ...ports }: AddPhoneDialogProps) {
  const adding = useAddPhone(ports)
  const countries = useCountries(ports.call, locale)
  return <AddPhoneSteps adding={adding} countries={countries} locale={locale} title={title} text={text} instead={instead} onClose={onClose} />
}

interface AddPhoneStepsProps extends Omit<AddPhoneDialogProps, keyof AddContactOptions<PhoneNumber>> {
  adding: AddPhoneControls
  countries: readonly Country[]
}

export function AddPhoneSteps({ adding, countries, locale, title, text, instead, onClose }: AddPhoneStepsProps) {
  const numberField = useRef<HTMLInputElement>(null)
  const { state } = adding
  return (
    <AddContactSteps adding={adding} purpose="addPhone" title={title} text={text} initialFocus={numberField} onClose={onClose}>
      {state.status !== 'otpVerify' && (
        <Stack gap={2}>
          <NumberForm state={state} adding={adding} countries={countries} locale={locale} numberField={numberField} />
          {instead}
        </Stack>
      )}
    </AddContactSteps>
  )
}

interface NumberFormProps extends Pick<AddPhoneStepsProps, 'adding' | 'countries' | 'locale'> {
  state: Extract<AddPhone, { status: 'idle' | 'asking' }>
  numberField: RefObject<HTMLInputElement | null>
}

function NumberForm({ state, adding, countries, locale, numberField }: NumberFormProps) {
  const intl = useIntl()
  const typed = { ...state.typed, country: state.typed.country || firstCountry(countries) }
  const number = readPhoneNumber(typed.national, typed.country)
  const isAsking = state.status === 'asking'
  const error = state.status === 'idle' ? state.error : undefined
  const { missed, listeners } = useEarlySubmit('number', number ? null : 'login.missing.number')
  useEffect(() => {
    if (error) numberField.current?.focus()
  }, [error, numberField])
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (number && !isAsking) void adding.send(number)
  }
  return (
    <form onSubmit={submitted} noValidate {...listeners}>
      <Stack gap={5}>
        <PhoneField
          typed={typed}
          countries={countries}
          locale={locale}
          onTyped={adding.typed}
          numberField={numberField}
          error={missed ? intl.formatMessage({ id: missed }) : error && signInErrorMessage(intl, error)}
          disabled={isAsking}
        />
        <Button type="submit" variant="primary" wide disabled={!number} loading={isAsking}>
          {intl.formatMessage({ id: 'login.submit.mobileOtp' })}
        </Button>
      </Stack>
    </form>
  )
}
