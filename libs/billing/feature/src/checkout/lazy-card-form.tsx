import { lazy, Suspense } from 'react'
import type { CardFormProps } from './card-form.tsx'

const CardForm = lazy(() => import('./card-form.tsx'))

/** The card form in a bundle of its own, so that the prices do not wait for it. */
export function LazyCardForm(props: CardFormProps) {
  return <Suspense><CardForm {...props} /></Suspense>
}
