import type { Call } from '@ott/api-client'
import { brand } from '@ott/brand'
import { Dialog, Toasts, VisuallyHidden } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { codeLength } from '@ott/identity'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { CodeStep } from './code-step.tsx'
import * as styles from './login-steps.css.ts'
import { MobileStep } from './mobile-step.tsx'
import { signInWords } from './sign-in-words.ts'
import { formatWhole } from './typed-number.ts'
import type { Login } from './use-login.ts'

export interface LoginStepsProps {
  login: Login
  call: Call
  locale: Locale
  country?: string
  onClose: () => void
}

/** One dialog over both steps, so that the focus stays in it. */
export function LoginSteps({ login, call, locale, country, onClose }: LoginStepsProps) {
  const intl = useIntl()
  const numberField = useRef<HTMLInputElement>(null)
  const { state, sends, restart } = login
  const isCodeStep = 'sentTo' in state
  return (
    <Dialog
      open
      onClose={onClose}
      title={isCodeStep
        ? intl.formatMessage({ id: 'login.enterCode' }, { length: codeLength.login })
        : intl.formatMessage({ id: 'login.heading' }, { product: brand.name[locale] })}
      titleIs={isCodeStep ? 'read' : 'shown'}
      closeLabel={intl.formatMessage({ id: 'login.close' })}
      initialFocus={numberField}
    >
      <div className={restart ? styles.overToast : undefined}>
        {isCodeStep
          ? <CodeStep state={state} login={login} />
          : <MobileStep state={state} login={login} call={call} locale={locale} country={country} numberField={numberField} />}
        <div role="status">
          {isCodeStep && (
            <VisuallyHidden>
              {intl.formatMessage({ id: sends > 1 ? 'login.codeResent' : 'login.codeSent' }, { number: formatWhole(state.sentTo) })}
            </VisuallyHidden>
          )}
        </div>
      </div>
      <Toasts
        label={intl.formatMessage({ id: 'login.messages' })}
        messages={restart ? [{ id: 'restart', type: 'error', text: signInWords(intl, restart) }] : []}
        dismissLabel={intl.formatMessage({ id: 'login.dismiss' })}
        onDismiss={login.forgetRestart}
      />
    </Dialog>
  )
}
