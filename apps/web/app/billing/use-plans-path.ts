import { localePath } from '@ott/i18n'
import { useAuth } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { plansPathFor } from './wanted-title.ts'

/** Where plans are shown: over the title for a signed-out user, on a page of their own after sign-in (BIL-6). */
export function usePlansPath(link: string): string {
  const locale = useLocale()
  return useAuth().status === 'loggedIn' ? plansPathFor(locale, link) : `${localePath(locale, link)}?plans`
}
