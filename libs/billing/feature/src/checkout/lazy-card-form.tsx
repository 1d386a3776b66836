import { lazy, Suspense } from 'react'
import * as styles from './card-form.css.ts'
import type { CardFormProps } from './card-form.tsx'

const CardForm = lazy(() => import('./card-form.tsx'))

/** The card form in a bundle of its own, so that the prices do not wait for it. */
export function LazyCardForm(props: CardFormProps) {
  return <Suspense fallback={<div className={styles.form} />}><CardForm {...props} /></Suspense>
}
