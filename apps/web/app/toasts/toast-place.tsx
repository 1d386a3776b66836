import { useAtomValue } from 'jotai'
import { later } from '../words/later.tsx'
import { toastsAtom } from './toasts.ts'

const ToastList = later(() => import('./toast-list.tsx'))

/** The one place for sentences that belong to no other; it comes when there is one to say. */
export function ToastPlace() {
  const hasSome = useAtomValue(toastsAtom).length > 0
  return hasSome ? <ToastList /> : null
}
