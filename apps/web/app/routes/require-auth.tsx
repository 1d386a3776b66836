import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { deviceLimitPath, loginPath } from '../routing/paths.ts'
import { requireSession } from '../auth/require-auth.server.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useLogin } from '../auth/use-auth.ts'

import type { Route } from './+types/require-auth.ts'

export function loader(args: Route.LoaderArgs) {
  requireSession(args)
  return null
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
