import { disableParentalControl, enableParentalControl, verifyParentalCode } from '@ott/api-client'
import type { Call, ParentalSettings } from '@ott/api-client'
import { useRef } from 'react'
import { useCodedChange } from '../settings/use-coded-change.ts'
import type { CodedChangeControls } from '../settings/use-coded-change.ts'

export interface ParentalChangeOptions {
  call: Call
  log: (event: string, reason: string) => void
  /** The server completed a change: with these settings, or null for off. */
  onChanged: (settings: ParentalSettings | null) => void
}

export type ParentalControls = Omit<CodedChangeControls, 'submit'> & {
  enable: (settings: ParentalSettings) => void
  disable: () => void
}

export function useParentalChange({ call, log, onChanged }: ParentalChangeOptions): ParentalControls {
  const wanted = useRef<ParentalSettings | null>(null)
  const { submit, ...controls } = useCodedChange({
    name: 'parental',
    log,
    send: () => (wanted.current ? enableParentalControl(call, wanted.current) : disableParentalControl(call)),
    verify: (code = '') => verifyParentalCode(call, code),
    onCompleted: () => onChanged(wanted.current),
  })
  const start = (settings: ParentalSettings | null) => {
    wanted.current = settings
    void submit()
  }
  return { ...controls, enable: start, disable: () => start(null) }
}
