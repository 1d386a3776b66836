import { isLocale } from '@ott/i18n'
import { Outlet, redirect } from 'react-router'
import { localeRedirect } from '../routing/locale-redirect.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { AuthEffects } from '../auth/auth-effects.tsx'
import type { Route } from './+types/locale-layout.ts'
import { loader as redirectToLocale } from './redirect-to-locale.tsx'

/** `/movies` is a page without a locale, not a locale. */
export function loader(args: Route.LoaderArgs) {
  return isLocale(args.params.locale) ? null : redirectToLocale(args as never)
}

/** Loads the messages of a locale before its first render. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (!isLocale(params.locale)) throw redirect(localeRedirect(request.url, document.cookie))
  await loadMessages(params.locale)
  return null
}

export default function Locale() {
  return (
    <>
      <Outlet />
      <AuthEffects />
    </>
  )
}
