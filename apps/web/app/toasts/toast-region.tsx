import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { toastsAtom } from './toasts.ts'

const ToastList = lazyWithMessages(() => import('./toast-list.tsx'))

/**
 * The live region of all toasts. It stays mounted after the first one, so that screen readers announce the next, and
 * dismissing the last can restore the focus.
 */
export function ToastRegion() {
  const hasToasts = useAtomValue(toastsAtom).length > 0
  const [isMounted, setIsMounted] = useState(hasToasts)
  if (hasToasts && !isMounted) setIsMounted(true)
  return isMounted ? <ToastList /> : null
}
