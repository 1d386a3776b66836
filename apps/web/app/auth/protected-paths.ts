import { brand } from '@ott/brand'
import { needsSignIn } from '@ott/identity'
import { splitLocale } from '@ott/i18n'
import { pathOf } from '../routing/paths.ts'

/** Whether closing sign-in leads home: going back to a protected page would open it again. `redirect` is the destination of sign-in. */
export function closesToHome(redirect: string): boolean {
  return isProtectedPath(splitLocale(pathOf(redirect)).path)
}

/** `path` has no locale. */
export function isProtectedPath(path: string): boolean {
  return needsSignIn(path, brand.slug)
}
