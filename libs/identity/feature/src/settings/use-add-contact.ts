import { addEmail as startEmail, addPhoneNumber, resendPhoneCode, verifyEmail, verifyPhone } from '@ott/api-client'
import type { Call, Outcome } from '@ott/api-client'
import { addEmail, addPhone } from '@ott/identity'
import type { AddContact, AddContactEvent, PhoneInput, PhoneNumber, SignInError } from '@ott/identity'
import { useReducer } from 'react'
import { useLatestRequest } from '../sign-in/use-latest-request.ts'

export interface AddContactOptions<To> {
  call: Call
  log: (event: string, reason: string) => void
  /** Called with the verified contact. */
  onAdded: (contact: To) => void
}

type Contact<Typed, To> = {
  name: 'phone' | 'email'
  reducer: (state: AddContact<Typed>, event: AddContactEvent<Typed>) => AddContact<Typed>
  empty: Typed
  send: (call: Call, to: To) => Promise<Outcome<void>>
  resend: (call: Call, to: To) => Promise<Outcome<void>>
  verify: (call: Call, to: To, code: string) => Promise<Outcome<void>>
}

const phone: Contact<PhoneInput, PhoneNumber> = {
  name: 'phone',
  reducer: addPhone,
  empty: { country: '', national: '' },
  send: addPhoneNumber,
  resend: resendPhoneCode,
  verify: verifyPhone,
}

const email: Contact<string, string> = { name: 'email', reducer: addEmail, empty: '', send: startEmail, resend: startEmail, verify: verifyEmail }

export const useAddPhone = (options: AddContactOptions<PhoneNumber>) => useAddContact(phone, options)
export const useAddEmail = (options: AddContactOptions<string>) => useAddContact(email, options)

/** Connects the reducer to the API. Answers for a step that was left are dropped. */
function useAddContact<Typed, To extends string>({ name, reducer, empty, ...calls }: Contact<Typed, To>, { call, log, onAdded }: AddContactOptions<To>) {
  const [state, dispatch] = useReducer(reducer, { status: 'idle', typed: empty } as AddContact<Typed>)
  const ask = useLatestRequest()

  const failed = (event: string, error: SignInError) => {
    if (error.type === 'notConfirmed') return dispatch({ type: 'cancelled' })
    if (error.type !== 'sendFailed') log(event, error.type)
    dispatch({ type: 'failed', error })
  }
  const send = async (to: To) => {
    const isNewest = ask()
    dispatch({ type: 'asked' })
    const sent = await calls.send(call, to)
    if (!isNewest()) return
    if (sent.ok) dispatch({ type: 'codeSent', to, at: new Date() })
    else failed(`${name}CodeNotSent`, sent.error)
  }
  const resend = async () => {
    if (state.status !== 'otpVerify') return
    const isNewest = ask()
    const at = new Date()
    dispatch({ type: 'resendPressed', at })
    const sent = await calls.resend(call, state.entry.sentTo as To)
    if (!isNewest()) return
    if (sent.ok) dispatch({ type: 'codeSent', to: state.entry.sentTo, at })
    else failed(`${name}CodeNotSent`, sent.error)
  }
  const submitCode = async (code: string) => {
    if (state.status !== 'otpVerify') return
    const isNewest = ask()
    const contact = state.entry.sentTo as To
    dispatch({ type: 'codeSubmitted' })
    const verified = await calls.verify(call, contact, code)
    if (!isNewest()) return
    if (verified.ok) onAdded(contact)
    else failed(`${name}CodeRefused`, verified.error)
  }

  return {
    state,
    typed: (typed: Typed) => dispatch({ type: 'typed', typed }),
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
export type AddEmailControls = ReturnType<typeof useAddEmail>
