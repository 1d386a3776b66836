import { isLocale } from '@ott/i18n'
import { useEffect } from 'react'
import { Outlet, redirect, useLocation, useNavigate } from 'react-router'
import { deviceLimitPath, loginPath } from '../navigation/links.ts'
import { sessionCookie } from '../session/session-cookie.ts'
import { useLocale } from '../words/use-locale.ts'
import { useLogin } from '../session/use-viewer.ts'

import type { Route } from './+types/guarded.ts'

/** Without a cookie nobody is signed in here: the server sends to sign-in at once. */
export function loader({ request, params }: Route.LoaderArgs) {
  if (sessionCookie.read(request.headers.get('cookie')) !== null) return null
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(isLocale(params.locale) ? params.locale : 'en', pathname + search))
}

export const clientLoader = () => null

/** Pages for who is signed in. Nobody is sent away while it is not yet known who this is. */
export default function Guarded() {
  const { state } = useLogin()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (state === 'loggedOut') void navigate(loginPath(locale, pathname + search), { replace: true })
    if (state === 'deviceLimitExceeded') void navigate(deviceLimitPath(locale, pathname + search), { replace: true })
  }, [state, locale, navigate, pathname, search])

  return state === 'loggedIn' ? <Outlet /> : null
}
