import { addPhoneNumber, resendPhoneCode, verifyPhone } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { phoneAdd } from '@ott/identity'
import type { PhoneNumber, SignInError, TypedNumber } from '@ott/identity'
import { useReducer } from 'react'
import { useNewest } from '../sign-in/use-latest-ref.ts'

export interface PhoneAddPorts {
  call: Call
  log: (event: string, reason: string) => void
  /** The code was right: the number is the viewer's. */
  onAdded: (number: PhoneNumber) => void
}

/** The machine of adding a number joined to the calls. An answer for a step that was left, or closed, is dropped. */
export function usePhoneAdd({ call, log, onAdded }: PhoneAddPorts) {
  const [state, happened] = useReducer(phoneAdd, { step: 'idle', typed: { country: '', national: '' } })
  const ask = useNewest()

  const failed = (event: string, error: SignInError) => {
    if (error.kind !== 'sendFailed') log(event, error.kind)
    happened({ type: 'failed', error })
  }
  const send = async (to: PhoneNumber) => {
    const isNewest = ask()
    happened({ type: 'asked' })
    const sent = await addPhoneNumber(call, to)
    if (!isNewest()) return
    if (sent.ok) happened({ type: 'codeSent', to, at: new Date() })
    else failed('phoneCodeNotSent', sent.error)
  }
  const resend = async () => {
    if (state.step !== 'otpVerify') return
    const isNewest = ask()
    const at = new Date()
    happened({ type: 'resendPressed', at })
    const sent = await resendPhoneCode(call, state.entry.sentTo as PhoneNumber)
    if (!isNewest()) return
    if (sent.ok) happened({ type: 'codeSent', to: state.entry.sentTo, at })
    else failed('phoneCodeNotSent', sent.error)
  }
  const submitCode = async (code: string) => {
    if (state.step !== 'otpVerify') return
    const isNewest = ask()
    const number = state.entry.sentTo as PhoneNumber
    happened({ type: 'codeSubmitted' })
    const verified = await verifyPhone(call, number, code)
    if (!isNewest()) return
    if (verified.ok) onAdded(number)
    else failed('phoneCodeRefused', verified.error)
  }

  return {
    state,
    typed: (typed: TypedNumber) => happened({ type: 'typed', typed }),
    codeTyped: () => happened({ type: 'codeTyped' }),
    goBack: () => {
      ask()
      happened({ type: 'backPressed' })
    },
    send,
    resend,
    submitCode,
  }
}

export type PhoneAdding = ReturnType<typeof usePhoneAdd>
