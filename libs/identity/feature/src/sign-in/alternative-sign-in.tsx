import { AppleIcon, Button, FacebookIcon, GoogleIcon, KeyIcon, Text, VisuallyHidden, WarningIcon } from '@ott/design-system'
import type { OtpChannels, LoginDialog, SignInError, SignInMode, SocialProvider } from '@ott/identity'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './alternative-sign-in.css.ts'
import { signInErrorMessage } from './sign-in-error-message.ts'
import type { Login } from './use-login.ts'
import { canUsePasskeys } from './use-passkey-autofill.ts'

const order: readonly SocialProvider[] = ['facebook', 'google', 'apple']

const marks = { facebook: <FacebookIcon />, google: <GoogleIcon />, apple: <AppleIcon /> }
const names = { facebook: 'Facebook', google: 'Google', apple: 'Apple' }

interface AlternativeSignInProps {
  state: Extract<LoginDialog, { status: 'identify' | 'asking' }>
  login: Login
  codes: OtpChannels
  /** Null until loaded; placeholders reserve the height meanwhile. */
  providers: readonly SocialProvider[] | null
  onForm: (by: SignInMode) => void
}

/** Sign-in methods without the form. Their errors appear here, with a button for the method that will work. */
export function AlternativeSignIn({ state, login, codes, providers, onForm }: AlternativeSignInProps) {
  const intl = useIntl()
  const isBusy = state.status === 'asking' && state.method === 'form'
  const asked = state.status === 'asking' ? state.method : null
  const failure = state.status === 'identify' && state.failure?.method !== 'form' ? state.failure : undefined
  const offered = order.filter((provider) => providers?.includes(provider))
  if (providers?.length === 0 && !canUsePasskeys()) return null
  return (
    <div className={styles.methods}>
      <div className={styles.or}><Text size="small" tone="soft" as="span">{intl.formatMessage({ id: 'login.orContinue' })}</Text></div>
      {providers === null && <div className={styles.row} aria-hidden="true">{order.map((provider) => <div key={provider} className={styles.placeholder} />)}</div>}
      {offered.length > 0 && (
        <div className={styles.row}>
          {offered.map((provider) => (
            <Button
              key={provider}
              wide
              icon={marks[provider]}
              title={intl.formatMessage({ id: 'login.continueWith' }, { provider: names[provider] })}
              disabled={isBusy}
              loading={asked === provider}
              onClick={() => void login.signInWith(provider)}
            >
              <span className={styles.name} lang="en" aria-hidden="true">{names[provider]}</span>
              <VisuallyHidden><FormattedMessage id="login.continueWith" values={{ provider: <span lang="en">{names[provider]}</span> }} /></VisuallyHidden>
            </Button>
          ))}
        </div>
      )}
      {canUsePasskeys() && (
        <Button wide icon={<KeyIcon />} disabled={isBusy} loading={asked === 'passkey'} onClick={() => void login.signInByPasskey()}>
          {intl.formatMessage({ id: 'login.passkey' })}
        </Button>
      )}
      <div aria-live="polite">
        {failure && <SocialSignInError error={failure.error} offered={offered} login={login} codes={codes} onForm={onForm} />}
      </div>
    </div>
  )
}

/** An account with another sign-in method gets a button for that method. */
function SocialSignInError({ error, offered, login, codes, onForm }: Pick<AlternativeSignInProps, 'login' | 'codes' | 'onForm'> & {
  error: SignInError
  offered: readonly SocialProvider[]
}) {
  const intl = useIntl()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const provider = error.type === 'socialConflict' ? error.provider : null
  useEffect(() => { button.current?.focus() }, [error])
  return (
    <div className={styles.refused}>
      <p id={id} className={styles.reason}><WarningIcon />{signInErrorMessage(intl, error)}</p>
      {offered.map((one) => one === provider && (
        <Button key={one} ref={button} aria-describedby={id} variant="primary" wide icon={marks[one]} onClick={() => void login.signInWith(one)}>
          {intl.formatMessage({ id: 'login.continueWith' }, { provider: names[one] })}
        </Button>
      ))}
      {(provider === 'email' || (provider === 'phone' && codes.mobile)) && (
        <Button
          ref={button}
          aria-describedby={id}
          variant="primary"
          wide
          onClick={() => onForm(provider === 'email' ? 'emailOTP' : 'mobileOtp')}
        >
          {intl.formatMessage({ id: `login.useInstead.${provider}` })}
        </Button>
      )}
    </div>
  )
}
