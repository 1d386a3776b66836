import { confirmIdentity, sendStepUpCode } from '@ott/api-client'
import type { Call, Outcome, SocialCredential, StepUpProof } from '@ott/api-client'
import { socialError, stepUp } from '@ott/identity'
import type { SignInError, SocialProvider, StepUpMethod } from '@ott/identity'
import { useReducer } from 'react'
import { useLatestRequest } from '../sign-in/use-latest-request.ts'

export interface StepUpOptions {
  call: Call
  methods: readonly StepUpMethod[]
  /** Must open the popup within the click event, or the browser blocks it. */
  openPopup: (provider: SocialProvider) => Promise<SocialCredential | { error: string | null }>
  log: (event: string, reason: string) => void
  /** Called with an access token that has the new proof. */
  onConfirmed: (accessToken: string) => void
}

/** Connects the reducer to the API. Answers for a step that was left are dropped. */
export function useStepUp({ call, methods, openPopup, log, onConfirmed }: StepUpOptions) {
  const [state, dispatch] = useReducer(stepUp, { status: 'choosing', methods })
  const ask = useLatestRequest()

  const failed = (event: string, error: SignInError) => {
    if (error.type !== 'sendFailed') log(event, error.type)
    dispatch({ type: 'failed', error })
  }
  const ended = (answer: Outcome<string>) => {
    if (answer.ok) onConfirmed(answer.value)
    else failed('identityNotConfirmed', answer.error)
  }
  const prove = async (proof: StepUpProof) => {
    const isNewest = ask()
    const answer = await confirmIdentity(call, proof)
    if (isNewest()) ended(answer)
  }

  const sendCode = async ({ type, to }: Extract<StepUpMethod, { to: string }>) => {
    const isNewest = ask()
    const at = new Date()
    dispatch(state.status === 'code' ? { type: 'resendPressed', at } : { type: 'asked', method: type })
    const sent = await sendStepUpCode(call, type)
    if (!isNewest()) return
    if (sent.ok) dispatch({ type: 'codeSent', to, at })
    else failed('stepUpCodeNotSent', sent.error)
  }

  const provideSocial = async (provider: SocialProvider) => {
    const isNewest = ask()
    dispatch({ type: 'asked', method: provider })
    const found = await openPopup(provider)
    if (!isNewest()) return
    if (!('error' in found)) return prove(found)
    const error = socialError(found.error)
    if (error) failed('identityNotConfirmed', error)
    else dispatch({ type: 'cancelled' })
  }

  const providePasskey = async () => {
    const isNewest = ask()
    dispatch({ type: 'asked', method: 'passkey' })
    const passkey = await import('../sign-in/passkey.ts')
    const answer = await passkey.confirmByPasskey(call)
    if (!isNewest()) return
    if (answer === 'cancelled') dispatch({ type: 'cancelled' })
    else ended(answer)
  }

  return {
    state,
    sendCode,
    resend: async () => {
      if (state.status === 'code') await sendCode({ type: state.channel, to: state.entry.sentTo })
    },
    submitCode: (otp: string) => {
      dispatch({ type: 'codeSubmitted' })
      return prove({ otp })
    },
    submitPassword: (password: string) => {
      dispatch({ type: 'asked', method: 'password' })
      return prove({ password })
    },
    providePasskey,
    provideSocial,
    codeTyped: () => dispatch({ type: 'codeTyped' }),
    goBack: () => {
      ask()
      dispatch({ type: 'backPressed' })
    },
  }
}

export type StepUpControls = ReturnType<typeof useStepUp>
