import type { Call } from '@ott/api-client'
import { useEffect, useRef } from 'react'
import type { autofillPasskeys } from './passkey.ts'

type StartAutofill = (call: Call, browserId: string, onChosen: () => void) => ReturnType<typeof autofillPasskeys>

/** Offers passkeys in the browser's autofill while fields are shown. */
export function usePasskeyAutofill(areFieldsShown: boolean, begin: (offer: StartAutofill) => Promise<void>): void {
  const latest = useRef(begin)
  useEffect(() => { latest.current = begin })
  useEffect(() => {
    if (!areFieldsShown || !canUsePasskeys()) return
    const over = new AbortController()
    void import('./passkey.ts').then((passkey) =>
      latest.current((call, browserId, onChosen) => passkey.autofillPasskeys(call, browserId, over.signal, onChosen)))
    return () => over.abort()
  }, [areFieldsShown])
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}
