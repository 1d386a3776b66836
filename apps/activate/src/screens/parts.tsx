import type { Locale } from '@ott/i18n'
import type { ReactNode } from 'react'
import type { Translate } from '../messages.ts'

/** What every screen needs. */
export type ScreenProps = { t: Translate; locale: Locale; csrf: string }

/** A form of these pages: it works without scripts, and its answer is a redirect. */
export function Form({ action, csrf, className, children }: { action: string; csrf: string; className?: string; children: ReactNode }) {
  return (
    <form method="post" action={action} className={className} noValidate>
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </form>
  )
}

/** Why the last form failed; it has no field, or the field describes itself by it. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return children ? <p className="error" role="alert" id={id}>{children}</p> : null
}
