import { disableParentalControl, enableParentalControl, verifyParentalCode } from '@ott/api-client'
import type { Call, Outcome, ParentalSettings } from '@ott/api-client'
import { codedChange } from '@ott/identity'
import type { CodedChange } from '@ott/identity'
import { useReducer, useRef } from 'react'
import { useLatestRequest } from '../sign-in/use-latest-request.ts'

export interface ParentalChangeOptions {
  call: Call
  log: (event: string, reason: string) => void
  /** The server completed a change: with these settings, or null for off. */
  onChanged: (settings: ParentalSettings | null) => void
}

export interface ParentalControls {
  state: CodedChange
  open: () => void
  close: () => void
  enable: (settings: ParentalSettings) => void
  disable: () => void
  codeTyped: () => void
  submitCode: (code: string) => Promise<void>
  resend: () => Promise<void>
}

/** Connects the reducer to the API. Answers for a change that was left are dropped. */
export function useParentalChange({ call, log, onChanged }: ParentalChangeOptions): ParentalControls {
  const [state, dispatch] = useReducer(codedChange, { status: 'closed' })
  const ask = useLatestRequest()
  const wanted = useRef<ParentalSettings | null>(null)

  const send = () => (wanted.current ? enableParentalControl(call, wanted.current) : disableParentalControl(call))
  const sent = (answer: Outcome<string>, at: Date) => {
    if (answer.ok) return dispatch({ type: 'codeSent', to: answer.value, at })
    log('parentalCodeNotSent', answer.error.type)
    dispatch({ type: 'failed', error: answer.error })
  }
  const start = async (settings: ParentalSettings | null) => {
    const isNewest = ask()
    const at = new Date()
    wanted.current = settings
    dispatch({ type: 'submitted' })
    const answer = await send()
    if (isNewest()) sent(answer, at)
  }

  return {
    state,
    open: () => dispatch({ type: 'opened' }),
    close: () => {
      ask()
      dispatch({ type: 'closed' })
    },
    enable: (settings) => void start(settings),
    disable: () => void start(null),
    codeTyped: () => dispatch({ type: 'codeTyped' }),
    submitCode: async (code) => {
      const isNewest = ask()
      dispatch({ type: 'codeSubmitted' })
      const answer = await verifyParentalCode(call, code)
      if (!isNewest()) return
      if (answer.ok) {
        dispatch({ type: 'completed' })
        return onChanged(wanted.current)
      }
      log('parentalCodeRefused', answer.error.type)
      dispatch({ type: 'failed', error: answer.error })
    },
    resend: async () => {
      const isNewest = ask()
      const at = new Date()
      dispatch({ type: 'resendPressed', at })
      const answer = await send()
      if (isNewest()) sent(answer, at)
    },
  }
}
