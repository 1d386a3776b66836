import type { Call } from '@ott/api-client'
import { useEffect, useRef } from 'react'
import type { offerPasskeys } from './passkey.ts'

type Offer = (call: Call, browserId: string, onChosen: () => void) => ReturnType<typeof offerPasskeys>

/** Where the browser fills in fields it offers passkeys, for as long as fields are shown. */
export function usePasskeyOffer(areFieldsShown: boolean, begin: (offer: Offer) => Promise<void>): void {
  const latest = useRef(begin)
  useEffect(() => { latest.current = begin })
  useEffect(() => {
    if (!areFieldsShown || !canUsePasskeys()) return
    const over = new AbortController()
    void import('./passkey.ts').then((passkey) =>
      latest.current((call, browserId, onChosen) => passkey.offerPasskeys(call, browserId, over.signal, onChosen)))
    return () => over.abort()
  }, [areFieldsShown])
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}
