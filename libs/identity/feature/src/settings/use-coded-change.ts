import type { Outcome } from '@ott/api-client'
import { codedChange } from '@ott/identity'
import { useReducer } from 'react'
import { useLatestRequest } from '../sign-in/use-latest-request.ts'

interface CodedChangeOptions {
  /** Of the change, for the log. */
  name: 'parental' | 'deletion'
  log: (event: string, reason: string) => void
  /** Sends the code and resolves to its masked recipient; null where the change needs none. */
  send: () => Promise<Outcome<string | null>>
  verify: (code?: string) => Promise<Outcome<void>>
  /** The server completed the change, also if its dialog was closed meanwhile. */
  onCompleted: () => void
}

/** Connects the reducer to the API. Other answers for a change that was left are dropped. */
export function useCodedChange({ name, log, send, verify, onCompleted }: CodedChangeOptions) {
  const [state, dispatch] = useReducer(codedChange, { status: 'closed' })
  const ask = useLatestRequest()

  const failed = (event: 'NotSent' | 'Refused', { error }: Extract<Outcome<unknown>, { ok: false }>) => {
    log(`${name}Code${event}`, error.type)
    dispatch({ type: 'failed', error })
  }
  const complete = async (isNewest: () => boolean, code?: string) => {
    const answer = await verify(code)
    if (answer.ok) {
      if (isNewest()) dispatch({ type: 'completed' })
      return onCompleted()
    }
    if (isNewest()) failed('Refused', answer)
  }
  const start = async (at: Date) => {
    const isNewest = ask()
    const answer = await send()
    if (!isNewest()) return
    if (!answer.ok) return failed('NotSent', answer)
    if (answer.value === null) return complete(isNewest)
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
      return start(new Date())
    },
    codeTyped: () => dispatch({ type: 'codeTyped' }),
    submitCode: (code: string) => {
      dispatch({ type: 'codeSubmitted' })
      return complete(ask(), code)
    },
    resend: () => {
      const at = new Date()
      dispatch({ type: 'resendPressed', at })
      return start(at)
    },
  }
}

export type CodedChangeControls = ReturnType<typeof useCodedChange>
