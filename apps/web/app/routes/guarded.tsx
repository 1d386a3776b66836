import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { deviceLimitPath, loginPath } from '../navigation/links.ts'
import { requireSession } from '../session/require-session.server.ts'
import { useLocale } from '../words/use-locale.ts'
import { useLogin } from '../session/use-viewer.ts'

import type { Route } from './+types/guarded.ts'

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
