import { defaultLocale, isLocale } from '@ott/i18n'
import { redirect } from 'react-router'
import { loginPath } from '../routing/paths.ts'
import { sessionCookie } from './session-cookie.ts'

/** Redirects requests without a session cookie to sign-in. */
export function requireSession({ request, params }: { request: Request; params: { locale?: string } }): void {
  if (sessionCookie.read(request.headers.get('cookie')) !== null) return
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(isLocale(params.locale) ? params.locale : defaultLocale, pathname + search))
}
