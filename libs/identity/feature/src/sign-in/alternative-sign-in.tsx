import { AppleIcon, Button, FacebookIcon, GoogleIcon, KeyIcon, Text, VisuallyHidden, WarningIcon } from '@ott/design-system'
import type { CodeWays, LoginDialog, SignInError, SignInMode, SocialProvider } from '@ott/identity'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './alternative-sign-in.css.ts'
import { signInWords } from './sign-in-words.ts'
import type { Login } from './use-login.ts'
import { canUsePasskeys } from './use-passkey-offer.ts'

const order: readonly SocialProvider[] = ['facebook', 'google', 'apple']

const marks = { facebook: <FacebookIcon />, google: <GoogleIcon />, apple: <AppleIcon /> }
const names = { facebook: 'Facebook', google: 'Google', apple: 'Apple' }

export interface OtherWaysProps {
  state: Extract<LoginDialog, { step: 'identify' | 'asking' }>
  login: Login
  codes: CodeWays
  /** Null as long as they are not known: their place is kept. */
  providers: readonly SocialProvider[] | null
  /** The form is the way after all. */
  onForm: (by: SignInMode) => void
}

/** The ways in that need no form. What goes wrong with them is said beside them, with the way that will work. */
export function OtherWays({ state, login, codes, providers, onForm }: OtherWaysProps) {
  const intl = useIntl()
  const isBusy = state.step === 'asking' && state.way === 'form'
  const asked = state.step === 'asking' ? state.way : null
  const failure = state.step === 'identify' && state.failure?.of !== 'form' ? state.failure : undefined
  const offered = order.filter((provider) => providers?.includes(provider))
  if (providers?.length === 0 && !canUsePasskeys()) return null
  return (
    <div className={styles.ways}>
      <div className={styles.or}><Text size="small" tone="soft" as="span">{intl.formatMessage({ id: 'login.orContinue' })}</Text></div>
      {providers === null && <div className={styles.row} aria-hidden="true">{order.map((provider) => <div key={provider} className={styles.place} />)}</div>}
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
        {failure && <Refused error={failure.error} offered={offered} login={login} codes={codes} onForm={onForm} />}
      </div>
    </div>
  )
}

/** An account that was made another way is opened by that way: it is one press away. */
function Refused({ error, offered, login, codes, onForm }: Pick<OtherWaysProps, 'login' | 'codes' | 'onForm'> & {
  error: SignInError
  offered: readonly SocialProvider[]
}) {
  const intl = useIntl()
  const id = useId()
  const way = useRef<HTMLButtonElement>(null)
  const provider = error.kind === 'socialConflict' ? error.provider : null
  useEffect(() => { way.current?.focus() }, [error])
  return (
    <div className={styles.refused}>
      <p id={id} className={styles.reason}><WarningIcon />{signInWords(intl, error)}</p>
      {offered.map((one) => one === provider && (
        <Button key={one} ref={way} aria-describedby={id} variant="primary" wide icon={marks[one]} onClick={() => void login.signInWith(one)}>
          {intl.formatMessage({ id: 'login.continueWith' }, { provider: names[one] })}
        </Button>
      ))}
      {(provider === 'email' || (provider === 'phone' && codes.mobile)) && (
        <Button
          ref={way}
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
