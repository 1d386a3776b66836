import type { Country } from '@ott/api-client'
import { Button, Dialog, Stack, VisuallyHidden } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { codeLength, readPhoneNumber } from '@ott/identity'
import type { PhoneAdd } from '@ott/identity'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CodeStep } from '../sign-in/code-step.tsx'
import { firstCountry, useCountries } from '../sign-in/countries.ts'
import { MaskedTarget } from '../sign-in/masked-recipient.tsx'
import { PhoneField } from '../sign-in/phone-field.tsx'
import { signInWords } from '../sign-in/sign-in-words.ts'
import { useFocusOnStep } from '../sign-in/use-focus-on-step.ts'
import { useHastyEnter } from '../sign-in/use-early-submit.ts'
import { usePhoneAdd } from './use-phone-add.ts'
import type { PhoneAdding, PhoneAddPorts } from './use-phone-add.ts'

export interface PhoneAddDialogProps extends PhoneAddPorts {
  locale: Locale
  title: string
  text?: string
  /** What can be done instead, below the form. */
  instead?: ReactNode
  onClose: () => void
}

/** Adds a mobile number: the number, then the code that was sent to it. */
export function PhoneAddDialog({ locale, title, text, instead, onClose, ...ports }: PhoneAddDialogProps) {
  const adding = usePhoneAdd(ports)
  const countries = useCountries(ports.call, locale)
  return <PhoneAddSteps adding={adding} countries={countries} locale={locale} title={title} text={text} instead={instead} onClose={onClose} />
}

export interface PhoneAddStepsProps extends Omit<PhoneAddDialogProps, keyof PhoneAddPorts> {
  adding: PhoneAdding
  countries: readonly Country[]
}

/** One dialog over both steps, so that the focus stays in it. */
export function PhoneAddSteps({ adding, countries, locale, title, text, instead, onClose }: PhoneAddStepsProps) {
  const intl = useIntl()
  const content = useRef<HTMLDivElement>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const { state } = adding
  const isCode = state.step === 'otpVerify'
  useFocusOnStep(content, isCode ? 'code' : 'number')
  return (
    <Dialog
      open
      onClose={onClose}
      title={isCode ? intl.formatMessage({ id: 'login.enterCode' }, { length: codeLength.addPhone }) : title}
      titleIs={isCode ? 'read' : 'shown'}
      description={isCode ? undefined : text}
      closeLabel={intl.formatMessage({ id: 'login.close' })}
      initialFocus={numberField}
    >
      <div ref={content}>
        {isCode ? (
          <CodeStep
            entry={state.entry}
            length={codeLength.addPhone}
            onTyped={adding.codeTyped}
            onSubmit={adding.submitCode}
            onResend={adding.resend}
            onBack={adding.goBack}
          />
        ) : (
          <Stack gap={2}>
            <NumberForm state={state} adding={adding} countries={countries} locale={locale} numberField={numberField} />
            {instead}
          </Stack>
        )}
        <div role="status">
          {isCode && (
            <VisuallyHidden key={state.entry.sentAt.getTime()}>
              <FormattedMessage id="login.codeSent" values={{ target: <MaskedTarget key="target" target={state.entry.sentTo} /> }} />
            </VisuallyHidden>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface NumberFormProps extends Pick<PhoneAddStepsProps, 'adding' | 'countries' | 'locale'> {
  state: Extract<PhoneAdd, { step: 'idle' | 'asking' }>
  numberField: RefObject<HTMLInputElement | null>
}

function NumberForm({ state, adding, countries, locale, numberField }: NumberFormProps) {
  const intl = useIntl()
  const typed = { ...state.typed, country: state.typed.country || firstCountry(countries) }
  const number = readPhoneNumber(typed.national, typed.country)
  const isAsking = state.step === 'asking'
  const error = state.step === 'idle' ? state.error : undefined
  const { missed, listeners } = useHastyEnter('number', number ? null : 'login.missing.number')
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
          error={missed ? intl.formatMessage({ id: missed }) : error && signInWords(intl, error)}
          disabled={isAsking}
        />
        <Button type="submit" variant="primary" wide disabled={!number} loading={isAsking}>
          {intl.formatMessage({ id: 'login.submit.mobileOtp' })}
        </Button>
      </Stack>
    </form>
  )
}
