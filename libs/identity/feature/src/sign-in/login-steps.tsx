import type { Call } from '@ott/api-client'
import { brand } from '@ott/brand'
import { Dialog, Toasts } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { otpLength } from '@ott/identity'
import type { OtpChannels } from '@ott/identity'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { CodeSentStatus, CodeStep } from './code-step.tsx'
import { firstCountry, useCountries } from './countries.ts'
import { IdentifyStep } from './identify-step.tsx'
import { ResetLinkSent } from './reset-link-sent.tsx'
import type { SignInOptions } from './sign-in-options.ts'
import { signInErrorMessage } from './sign-in-error-message.ts'
import { useFocusOnStep } from './use-focus-on-step.ts'
import type { Login } from './use-login.ts'

interface LoginStepsProps {
  login: Login
  call: Call
  locale: Locale
  codes: OtpChannels
  options: SignInOptions | null
  country?: string
  onClose: () => void
}

/** One dialog for all steps, so that focus stays inside it. */
export function LoginSteps({ login, call, locale, codes, options, country, onClose }: LoginStepsProps) {
  const intl = useIntl()
  const content = useRef<HTMLDivElement>(null)
  const firstField = useRef<HTMLInputElement>(null)
  const countries = useCountries(call, locale)
  const { state } = login
  const typed = { ...state.typed, country: state.typed.country || firstCountry(countries, country) }
  const phoneCode = countries.find(({ code }) => code === typed.country)?.phoneCode
  const restart = state.status === 'identify' && state.failure?.error.type === 'startAgain' ? state.failure.error : null
  const isIdentifying = state.status === 'identify' || state.status === 'asking'
  useFocusOnStep(content, isIdentifying ? state.by : state.status)
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(intl, state, locale, phoneCode)}
      titleIs={state.status === 'code' || state.by === 'forgotPassword' ? 'read' : 'shown'}
      closeLabel={intl.formatMessage({ id: 'login.close' })}
      keepsHeight
      initialFocus={firstField}
    >
      <div ref={content}>
        {state.status === 'code' && (
          <CodeStep
            entry={state.entry}
            length={otpLength.login}
            onTyped={login.codeTyped}
            onSubmit={login.submitCode}
            hasWhatsApp={options?.whatsApp ?? false}
            onResend={login.resend}
            onBack={login.goBack}
          />
        )}
        {state.status === 'resetLinkSent' && <ResetLinkSent email={typed.email} onBack={login.goBack} />}
        {isIdentifying && (
          <IdentifyStep state={{ ...state, typed }} login={login} countries={countries} locale={locale} codes={codes} options={options} firstField={firstField} />
        )}
        <CodeSentStatus entry={state.status === 'code' ? state.entry : null} />
      </div>
      <Toasts
        label={intl.formatMessage({ id: 'login.messages' })}
        messages={restart ? [{ id: 'restart', type: 'error', text: signInErrorMessage(intl, restart) }] : []}
        dismissLabel={intl.formatMessage({ id: 'login.dismiss' })}
        onDismiss={login.dismiss}
      />
    </Dialog>
  )
}

function titleOf(intl: IntlShape, state: Login['state'], locale: Locale, phoneCode: string | undefined): string {
  if (state.status === 'code') return intl.formatMessage({ id: 'login.enterCode' }, { length: otpLength.login })
  if (state.status === 'resetLinkSent') return intl.formatMessage({ id: 'login.linkSent' })
  if (state.by === 'forgotPassword') return intl.formatMessage({ id: 'login.forgotHeading' })
  const isAbroad = brand.abroad.some((code) => code === phoneCode)
  return intl.formatMessage({ id: isAbroad ? 'login.headingAbroad' : 'login.heading' }, { product: brand.name[locale] })
}
