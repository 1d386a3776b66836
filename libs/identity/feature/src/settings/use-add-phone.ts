import { addPhoneNumber, resendPhoneCode, verifyPhone } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { addPhone } from '@ott/identity'
import type { PhoneNumber, SignInError, PhoneInput } from '@ott/identity'
import { useReducer } from 'react'
import { useLatestRequest } from '../sign-in/use-latest-request.ts'

export interface AddPhoneOptions {
  call: Call
  log: (event: string, reason: string) => void
  /** Called with the verified number. */
  onAdded: (number: PhoneNumber) => void
}

/** Connects the reducer to the API. Answers for a step that was left are dropped. */
export function useAddPhone({ call, log, onAdded }: AddPhoneOptions) {
  const [state, dispatch] = useReducer(addPhone, { status: 'idle', typed: { country: '', national: '' } })
  const ask = useLatestRequest()

  const failed = (event: string, error: SignInError) => {
    if (error.type !== 'sendFailed') log(event, error.type)
    dispatch({ type: 'failed', error })
  }
  const send = async (to: PhoneNumber) => {
    const isNewest = ask()
    dispatch({ type: 'asked' })
    const sent = await addPhoneNumber(call, to)
    if (!isNewest()) return
    if (sent.ok) dispatch({ type: 'codeSent', to, at: new Date() })
    else failed('phoneCodeNotSent', sent.error)
  }
  const resend = async () => {
    if (state.status !== 'otpVerify') return
    const isNewest = ask()
    const at = new Date()
    dispatch({ type: 'resendPressed', at })
    const sent = await resendPhoneCode(call, state.entry.sentTo as PhoneNumber)
    if (!isNewest()) return
    if (sent.ok) dispatch({ type: 'codeSent', to: state.entry.sentTo, at })
    else failed('phoneCodeNotSent', sent.error)
  }
  const submitCode = async (code: string) => {
    if (state.status !== 'otpVerify') return
    const isNewest = ask()
    const number = state.entry.sentTo as PhoneNumber
    dispatch({ type: 'codeSubmitted' })
    const verified = await verifyPhone(call, number, code)
    if (!isNewest()) return
    if (verified.ok) onAdded(number)
    else failed('phoneCodeRefused', verified.error)
  }

  return {
    state,
    typed: (typed: PhoneInput) => dispatch({ type: 'typed', typed }),
    codeTyped: () => dispatch({ type: 'codeTyped' }),
    goBack: () => {
      ask()
      dispatch({ type: 'backPressed' })
    },
    send,
    resend,
    submitCode,
  }
}

export type AddPhoneControls = ReturnType<typeof useAddPhone>
