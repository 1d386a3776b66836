import { brand } from '@ott/brand'
import { needsSignIn } from '@ott/identity'
import { splitLocale } from '@ott/i18n'
import { pathOf } from '../routing/paths.ts'

/** Going back to a guarded page would only ask again. `redirect` is where sign-in was to lead. */
export function closesToHome(redirect: string): boolean {
  return isGuarded(splitLocale(pathOf(redirect)).path)
}

/** `path` begins after the locale. */
export function isGuarded(path: string): boolean {
  return needsSignIn(path, brand.slug)
}
