import { checkCode, resendCode, sendCode } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { loginDialog, openedDialog, resendWaitLeft } from '@ott/identity'
import type { PhoneNumber, SignIn, SignInError, TypedNumber } from '@ott/identity'
import { useEffect, useReducer, useRef, useState } from 'react'

export type LoginOptions = { call: Call; browserId: string; onSignedIn: (signIn: SignIn) => void }

/** The login dialog's machine joined to the calls. An answer for a step that was left, or closed, is dropped. */
export function useLogin({ call, browserId, onSignedIn }: LoginOptions) {
  const [state, happened] = useReducer(loginDialog, '', openedDialog)
  const [sends, setSends] = useState(0)
  const [restart, setRestart] = useState<SignInError | null>(null)
  const visit = useRef(0)
  useEffect(() => () => { visit.current += 1 }, [])

  /** A flow that starts again loses its step, so its reason is kept beside the machine (ID-11). */
  const failed = (error: SignInError) => {
    if (error.kind === 'startAgain') setRestart(error)
    happened({ type: 'failed', error })
  }

  const send = async (to: PhoneNumber) => {
    const mine = visit.current
    setRestart(null)
    happened({ type: 'sendPressed' })
    const sent = await sendCode(call, { phoneNumber: to, inWhatsApp: false })
    if (mine !== visit.current) return
    if (!sent.ok) return failed(logged(sent.error))
    setSends(1)
    happened({ type: 'codeSent', to, ticket: sent.value, at: new Date() })
  }

  /** The wait starts at the press; when nothing was sent, the earlier one counts again (ID-2). */
  const resend = async () => {
    if (state.step !== 'code') return
    const mine = visit.current
    const { sentTo, sentAt, ticket } = state
    const at = new Date()
    happened({ type: 'resendPressed', at })
    const sent = await resendCode(call, ticket)
    if (mine !== visit.current) return
    if (sent.ok) {
      setSends((count) => count + 1)
      happened({ type: 'codeSent', to: sentTo, ticket: sent.value, at })
    } else if (sent.error.kind === 'startAgain') failed(logged(sent.error))
    else happened({ type: 'resendFailed', error: logged(sent.error), sentAt })
  }

  const submit = async (code: string) => {
    if (state.step !== 'code') return
    const mine = visit.current
    happened({ type: 'codeSubmitted' })
    const checked = await checkCode(call, state.ticket, code, browserId)
    if (mine !== visit.current) return
    if (checked.ok) onSignedIn(checked.value)
    else failed(checked.error)
  }

  const goBack = () => {
    visit.current += 1
    happened({ type: 'backPressed' })
  }

  return {
    state,
    /** How many codes went out to this number. */
    sends,
    restart,
    forgetRestart: () => setRestart(null),
    typed: (typed: TypedNumber) => happened({ type: 'typed', typed }),
    codeTyped: () => happened({ type: 'codeTyped' }),
    send,
    resend,
    submit,
    goBack,
  }
}

export type Login = ReturnType<typeof useLogin>

/** Seconds until another code may be asked for, counted from the instant it was sent (ID-2). */
export function useResendWait(sentAt: Date): number {
  const [now, setNow] = useState(() => new Date())
  const left = resendWaitLeft(sentAt, now)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const clock = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(clock)
  }, [isWaiting])
  return left
}

/** That no code could be sent is expected; every other reason is worth knowing. */
function logged(error: SignInError): SignInError {
  if (error.kind !== 'sendFailed') console.error(`No code was sent: ${error.kind}`)
  return error
}
