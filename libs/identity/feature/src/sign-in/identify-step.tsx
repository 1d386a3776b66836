import { legalLinks, brand } from '@ott/brand'
import type { Country } from '@ott/api-client'
import { Button, Link, MailIcon, PhoneIcon, Segmented, Stack, Text } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { consentAge, loginRequest, missingField } from '@ott/identity'
import type { OtpChannels, LoginDialog, MissingField, SignInError, SignInMode } from '@ott/identity'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmailField } from './email-field.tsx'
import * as styles from './identify-step.css.ts'
import { AlternativeSignIn } from './alternative-sign-in.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { SignInOptions } from './sign-in-options.ts'
import { signInErrorMessage } from './sign-in-error-message.ts'
import { StepHeading } from './step-heading.tsx'
import { useEarlySubmit } from './use-early-submit.ts'
import type { Login } from './use-login.ts'

/** Lazy, because it includes the vendor's client and few installations configure it. */
const BotCheck = lazy(() => import('./bot-check.tsx'))

type Identifying = Extract<LoginDialog, { status: 'identify' | 'asking' }>

interface IdentifyStepProps {
  state: Identifying
  login: Login
  countries: readonly Country[]
  locale: Locale
  codes: OtpChannels
  options: SignInOptions | null
  firstField: RefObject<HTMLInputElement | null>
}

/** One form in four modes, and the methods without a form. */
export function IdentifyStep({ state, login, countries, locale, codes, options, firstField }: IdentifyStepProps) {
  const intl = useIntl()
  const { by, typed } = state
  const isAsking = state.status === 'asking' && state.method === 'form'
  const failure = state.status === 'identify' ? state.failure : undefined
  const question = loginRequest(by, typed)
  const form = useFocusOnError(failure?.method === 'form' ? failure.error : undefined)
  const { missed, listeners } = useEarlySubmit(by, missingField(by, typed))

  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (question && !isAsking) void login.submit(question)
  }
  const backToForm = (mode: SignInMode) => {
    login.chooseMode(mode)
    firstField.current?.focus()
  }

  return (
    <Stack gap={5}>
      <form ref={form} onSubmit={submitted} noValidate {...listeners}>
        <Stack gap={5}>
          {by === 'forgotPassword' && <ForgotHeading onBack={login.goBack} />}
          {by !== 'forgotPassword' && codes.mobile && <ModeRow by={by} onChoose={login.chooseMode} />}
          <Fields state={state} missed={missed} login={login} countries={countries} locale={locale} firstField={firstField} />
          <div>
            {options?.botCheck && (
              <Suspense>
                <BotCheck {...options.botCheck} locale={locale} spent={login.bot.spent} onToken={login.bot.onToken} />
              </Suspense>
            )}
            <Stack gap={2}>
              <Button type="submit" variant="primary" wide disabled={!question} loading={isAsking}>
                {intl.formatMessage({ id: `login.submit.${by}` })}
              </Button>
              <OtherMode state={state} login={login} codes={codes} />
            </Stack>
          </div>
          {by !== 'forgotPassword' && <Consent locale={locale} />}
        </Stack>
      </form>
      {by !== 'forgotPassword' && <AlternativeSignIn state={state} login={login} codes={codes} providers={options?.providers ?? null} onForm={backToForm} />}
      <Stack centre>
        <Text size="small" as="div">
          <Link href={legalLinks(brand, locale).helpDesk} target="_blank" rel="noopener">{intl.formatMessage({ id: 'login.help' })}</Link>
        </Text>
      </Stack>
    </Stack>
  )
}

function ModeRow({ by, onChoose }: { by: LoginDialog['by']; onChoose: Login['chooseMode'] }) {
  const intl = useIntl()
  return (
    <Segmented
      label={intl.formatMessage({ id: 'login.by' })}
      options={[
        { value: 'mobileOtp', label: intl.formatMessage({ id: 'login.byMobile' }), icon: <PhoneIcon /> },
        { value: 'emailOTP', label: intl.formatMessage({ id: 'login.byEmail' }), icon: <MailIcon /> },
      ]}
      value={by === 'mobileOtp' ? 'mobileOtp' : 'emailOTP'}
      onChange={onChoose}
    />
  )
}

function ForgotHeading({ onBack }: { onBack: () => void }) {
  const intl = useIntl()
  return (
    <StepHeading
      backLabel={intl.formatMessage({ id: 'login.back' })}
      heading={intl.formatMessage({ id: 'login.forgotHeading' })}
      text={intl.formatMessage({ id: 'login.forgotText' })}
      onBack={onBack}
    />
  )
}

function Fields({ state, missed, login, countries, locale, firstField }: Omit<IdentifyStepProps, 'codes' | 'options'> & { missed: MissingField | null }) {
  const intl = useIntl()
  const { by, typed } = state
  const disabled = state.status === 'asking' && state.method === 'form'
  const error = state.status === 'identify' && state.failure?.method === 'form' ? wordsUnder(state.failure.error) : undefined
  const words = missed ? intl.formatMessage({ id: `login.missing.${missed}` }) : error && signInErrorMessage(intl, error)

  if (by === 'mobileOtp') {
    return <PhoneField typed={typed} countries={countries} locale={locale} onTyped={login.typed} numberField={firstField} error={words} disabled={disabled} />
  }
  const isPassword = by === 'emailPassword'
  const isOfEmail = !isPassword || (missed ? missed === 'email' : error?.type === 'emailRefused')
  const email = (
    <EmailField
      ref={firstField}
      value={typed.email}
      autoComplete={isPassword ? 'username webauthn' : 'email webauthn'}
      onChange={(text) => login.typed({ email: text })}
      error={isOfEmail ? words : undefined}
      readOnly={disabled}
    />
  )
  if (!isPassword) return email
  return (
    <Stack gap={4}>
      {email}
      <div className={styles.password}>
        <PasswordField
          label={intl.formatMessage({ id: 'login.password' })}
          autoComplete="current-password webauthn"
          value={typed.password}
          onChange={(password) => login.typed({ password })}
          error={isOfEmail ? undefined : words}
          readOnly={disabled}
        />
        <div className={styles.forgot}>
          <Button variant="tertiary" size="sm" onClick={() => login.chooseMode('forgotPassword')}>
            {intl.formatMessage({ id: 'login.forgot' })}
          </Button>
        </div>
      </div>
    </Stack>
  )
}

/** Switches between password and code; a valid email gets its code at once. */
function OtherMode({ state: { by, typed }, login, codes }: Pick<IdentifyStepProps, 'state' | 'login' | 'codes'>) {
  const intl = useIntl()
  if (by === 'emailOTP') {
    return (
      <Button variant="tertiary" wide onClick={() => login.chooseMode('emailPassword')}>
        {intl.formatMessage({ id: 'login.usePassword' })}
      </Button>
    )
  }
  const getCode = () => {
    login.chooseMode('emailOTP')
    const question = loginRequest('emailOTP', typed)
    if (question) void login.submit(question)
  }
  return by === 'emailPassword' && codes.email && <Button variant="tertiary" wide onClick={getCode}>{intl.formatMessage({ id: 'login.getCode' })}</Button>
}

function Consent({ locale }: { locale: Locale }) {
  const { terms, privacy } = legalLinks(brand, locale)
  return (
    <Text size="micro" tone="soft">
      <FormattedMessage id="login.consent" values={{ age: consentAge, terms: linkTo(terms), privacy: linkTo(privacy) }} />
    </Text>
  )
}

/** Opens in another tab, so that the fields keep their text. */
const linkTo = (href: string) => function LinkBeside(words: ReactNode[]) {
  return <Link key={href} href={href} target="_blank" rel="noopener">{words}</Link>
}

/** This error has a toast already. */
const wordsUnder = (error: SignInError) => (error.type === 'startAgain' ? undefined : error)

/** Focuses the invalid field. */
function useFocusOnError(error: SignInError | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [error])
  return form
}
