import { requestDeletion, verifyDeletion } from '@ott/api-client'
import type { Call, Outcome } from '@ott/api-client'
import { codedChange } from '@ott/identity'
import type { CodedChange } from '@ott/identity'
import { useReducer } from 'react'
import { useLatestRequest } from '../sign-in/use-latest-request.ts'

export interface DeletionOptions {
  call: Call
  log: (event: string, reason: string) => void
  /** The account is closed, and this session with it. */
  onClosed: () => void
}

export interface DeletionControls {
  state: CodedChange
  open: () => void
  close: () => void
  submit: () => Promise<void>
  codeTyped: () => void
  submitCode: (code: string) => Promise<void>
  resend: () => Promise<void>
}

/** Connects the reducer to the API. Answers for a dialog that was left are dropped. */
export function useDeletion({ call, log, onClosed }: DeletionOptions): DeletionControls {
  const [state, dispatch] = useReducer(codedChange, { status: 'closed' })
  const ask = useLatestRequest()

  const failed = (event: string, { error }: Extract<Outcome<unknown>, { ok: false }>) => {
    log(event, error.type)
    dispatch({ type: 'failed', error })
  }
  const verify = async (isNewest: () => boolean, otp?: string) => {
    const answer = await verifyDeletion(call, otp)
    // Closed is closed, even if the dialog was left meanwhile.
    if (answer.ok) return onClosed()
    if (isNewest()) failed('deletionCodeRefused', answer)
  }
  const send = async () => {
    const isNewest = ask()
    const at = new Date()
    const answer = await requestDeletion(call)
    if (!isNewest()) return
    if (!answer.ok) return failed('deletionCodeNotSent', answer)
    if (answer.value === null) return verify(isNewest)
    dispatch({ type: 'codeSent', to: answer.value, at })
  }

  return {
    state,
    open: () => dispatch({ type: 'opened' }),
    close: () => {
      ask()
      dispatch({ type: 'closed' })
    },
    submit: () => {
      dispatch({ type: 'submitted' })
      return send()
    },
    codeTyped: () => dispatch({ type: 'codeTyped' }),
    submitCode: (code) => {
      dispatch({ type: 'codeSubmitted' })
      return verify(ask(), code)
    },
    resend: () => {
      dispatch({ type: 'resendPressed', at: new Date() })
      return send()
    },
  }
}
