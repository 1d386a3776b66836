import { isErrorOrRetrying, stepUpMethods } from '@ott/api-client'
import { AppleIcon, Banner, Button, Dialog, FacebookIcon, GoogleIcon, KeyIcon, MailIcon, PhoneIcon, Skeleton, Stack, Text } from '@ott/design-system'
import { otpLength } from '@ott/identity'
import type { StepUp, StepUpMethod } from '@ott/identity'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AccountNotLoaded } from '../settings/user-boundary.tsx'
import { CodeSentStatus, CodeStep } from '../sign-in/code-step.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { Recipient } from '../sign-in/recipient.tsx'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'
import { useFocusOnStep } from '../sign-in/use-focus-on-step.ts'
import { canUsePasskeys } from '../sign-in/use-passkey-autofill.ts'
import { useStepUp } from './use-step-up.ts'
import type { StepUpControls, StepUpOptions } from './use-step-up.ts'

interface StepUpDialogProps extends Omit<StepUpOptions, 'methods'> {
  onClose: () => void
}

/** Asks the user to confirm their identity, over whatever asked for it (ID-94). */
export function StepUpDialog({ onClose, ...ports }: StepUpDialogProps) {
  const methods = useQuery({ queryKey: ['step-up-methods'], queryFn: () => stepUpMethods(ports.call), staleTime: 0, gcTime: 0 })
  const isFailed = isErrorOrRetrying(methods)
  return (
    <StepUpFrame isComing={!methods.data && !isFailed} onClose={onClose}>
      {methods.data && <WithMethods {...ports} methods={methods.data} />}
      {!methods.data && (isFailed ? <AccountNotLoaded isRetrying={methods.isFetching} onRetry={() => void methods.refetch()} /> : <Loading />)}
    </StepUpFrame>
  )
}

function WithMethods(options: StepUpOptions) {
  return <StepUpSteps controls={useStepUp(options)} />
}

export function StepUpSteps({ controls }: { controls: StepUpControls }) {
  const content = useRef<HTMLDivElement>(null)
  const { state } = controls
  useFocusOnStep(content, state.status === 'code' ? 'code' : 'methods')
  return (
    <div ref={content}>
      {state.status === 'code' ? (
        <CodeStep
          entry={state.entry}
          length={otpLength.stepUp}
          backTo="methods"
          onTyped={controls.codeTyped}
          onSubmit={controls.submitCode}
          onResend={controls.resend}
          onBack={controls.goBack}
        />
      ) : (
        <Methods state={state} controls={controls} />
      )}
      <CodeSentStatus entry={state.status === 'code' ? state.entry : null} />
    </div>
  )
}

/** One dialog for all steps, so that focus stays inside it. */
export function StepUpFrame({ isComing = false, onClose, children }: { isComing?: boolean; onClose: () => void; children: ReactNode }) {
  const intl = useIntl()
  useEscapeAlone(onClose)
  return (
    <Dialog
      open
      isComing={isComing}
      onClose={onClose}
      title={intl.formatMessage({ id: 'stepUp.title' })}
      description={intl.formatMessage({ id: 'stepUp.text' })}
      closeLabel={intl.formatMessage({ id: 'login.close' })}
    >
      {children}
    </Dialog>
  )
}

type Choosing = Extract<StepUp, { status: 'choosing' | 'asking' }>

function Methods({ state, controls }: { state: Choosing; controls: StepUpControls }) {
  const intl = useIntl()
  const { methods } = state
  const asked = state.status === 'asking' ? state.method : null
  const failure = state.status === 'choosing' ? state.failure : undefined
  const usable = methods.filter(({ type }) => type !== 'passkey' || canUsePasskeys())
  if (usable.length === 0) return <Text>{intl.formatMessage({ id: 'stepUp.noMethod' })}</Text>
  return (
    <Stack gap={5}>
      {failure && failure.method !== 'password' && <Banner tone="error">{signInErrorMessage(intl, failure.error)}</Banner>}
      {usable.some(({ type }) => type === 'password') && (
        <PasswordForm isAsking={asked === 'password'} isDisabled={asked !== null} error={failure?.method === 'password' ? signInErrorMessage(intl, failure.error) : undefined} onSubmit={controls.submitPassword} />
      )}
      <Stack gap={2}>
        {usable.map((method) => method.type !== 'password' && <Method key={method.type} method={method} asked={asked} controls={controls} />)}
      </Stack>
    </Stack>
  )
}

const marks = { facebook: <FacebookIcon />, google: <GoogleIcon />, apple: <AppleIcon /> }
const names = { facebook: 'Facebook', google: 'Google', apple: 'Apple' }

function Method({ method, asked, controls }: { method: Exclude<StepUpMethod, { type: 'password' }>; asked: StepUpMethod['type'] | null; controls: StepUpControls }) {
  const intl = useIntl()
  const common = { wide: true, loading: asked === method.type, disabled: asked !== null && asked !== method.type }
  switch (method.type) {
    case 'phone':
    case 'email':
      return (
        <Button {...common} icon={method.type === 'phone' ? <PhoneIcon /> : <MailIcon />} onClick={() => void controls.sendCode(method)}>
          <FormattedMessage id="stepUp.sendCode" values={{ target: <Recipient key="target" target={method.to} /> }} />
        </Button>
      )
    case 'passkey':
      return <Button {...common} icon={<KeyIcon />} onClick={() => void controls.providePasskey()}>{intl.formatMessage({ id: 'stepUp.passkey' })}</Button>
    default:
      return (
        <Button {...common} icon={marks[method.type]} onClick={() => void controls.provideSocial(method.type)}>
          <FormattedMessage id="login.continueWith" values={{ provider: <span key="provider" lang="en">{names[method.type]}</span> }} />
        </Button>
      )
  }
}

function PasswordForm({ isAsking, isDisabled, error, onSubmit }: { isAsking: boolean; isDisabled: boolean; error?: string; onSubmit: (password: string) => Promise<void> }) {
  const intl = useIntl()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !isDisabled) void onSubmit(password)
  }
  return (
    <form onSubmit={submitted} noValidate>
      <Stack gap={4}>
        <PasswordField ref={field} label={intl.formatMessage({ id: 'login.password' })} autoComplete="current-password" value={password} onChange={setPassword} error={error} readOnly={isAsking} />
        <Button type="submit" variant="primary" wide disabled={password === '' || (isDisabled && !isAsking)} loading={isAsking}>
          {intl.formatMessage({ id: 'stepUp.confirm' })}
        </Button>
      </Stack>
    </form>
  )
}

function Loading() {
  const intl = useIntl()
  return (
    <div role="status" aria-busy="true" aria-label={intl.formatMessage({ id: 'account.loading' })}>
      <Stack gap={2}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </Stack>
    </div>
  )
}

/** The dialog below is no parent in React's tree, so Escape would close both. */
function useEscapeAlone(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopImmediatePropagation()
      event.preventDefault()
      close()
    }
    window.addEventListener('keydown', pressed, { capture: true })
    return () => window.removeEventListener('keydown', pressed, { capture: true })
  }, [])
}
