import { localePath } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { deviceLimitPath, loginPath } from '../routing/paths.ts'
import { requireSession } from '../auth/require-auth.server.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useAuth } from '../auth/use-auth.ts'

import type { Route } from './+types/require-auth.ts'

export function loader(args: Route.LoaderArgs) {
  requireSession(args)
  return null
}

export const clientLoader = () => null

/** Pages for signed-in users. Redirects only once the session is known. */
export default function Guarded() {
  const login = useAuth()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { status: state } = login
  const stateBefore = useRef(state)
  const isSignedOut = login.status === 'loggedOut' && login.reason === 'signedOut'

  useEffect(() => {
    // Logout leads home; a later visit as a guest leads to sign-in (SES-21).
    const isLoggingOut = isSignedOut && stateBefore.current !== 'loggedOut'
    stateBefore.current = state
    const here = pathname + search
    if (state === 'loggedOut') void navigate(isLoggingOut ? localePath(locale, '/') : loginPath(locale, here), { replace: true })
    if (state === 'deviceLimitExceeded') void navigate(deviceLimitPath(locale, here), { replace: true })
  }, [state, isSignedOut, locale, navigate, pathname, search])

  return state === 'loggedIn' ? <Outlet /> : null
}
