import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { later } from '../i18n/lazy-with-messages.tsx'
import { toastsAtom } from './toasts.ts'

const ToastList = later(() => import('./toast-list.tsx'))

/**
 * The one place for sentences that belong to no other. It comes when there is one to say, and stays: what reads the next one
 * out is there already, and the last one that is put away gives the focus back.
 */
export function ToastPlace() {
  const hasSome = useAtomValue(toastsAtom).length > 0
  const [hadSome, setHadSome] = useState(hasSome)
  if (hasSome && !hadSome) setHadSome(true)
  return hadSome ? <ToastList /> : null
}
