import { localePath, splitLocale } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { activityPath, deviceLimitPath, loginPath } from '../routing/paths.ts'
import { requireSession } from '../auth/require-auth.server.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { needsDocumentLoad } from '../routing/pages.ts'
import { useAuth, useProfile } from '../auth/use-auth.ts'
import type { Route } from './+types/require-auth.ts'

export function loader(args: Route.LoaderArgs) {
  requireSession(args)
  return null
}

export const clientLoader = () => null

/** Pages for signed-in users. Redirects only once the session is known. */
export default function RequireAuth() {
  const auth = useAuth()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { status } = auth
  const previousStatus = useRef(status)
  const { isKids, isChosen } = useProfile()
  // A child's profile has a list, and nothing else of these pages (PRO-7).
  const isBarred = isKids && splitLocale(pathname).path !== activityPath
  const isSignedOut = auth.status === 'loggedOut' && (auth.reason === 'signedOut' || auth.reason === 'leaving')

  useEffect(() => {
    // Logout leads home; a later visit as a guest leads to sign-in (SES-21).
    const isLoggingOut = isSignedOut && previousStatus.current !== 'loggedOut'
    previousStatus.current = status
    const here = pathname + search
    const leaveFor = (path: string) => (needsDocumentLoad(pathname, path) ? globalThis.location.replace(path) : void navigate(path, { replace: true }))
    if (status === 'loggedOut') leaveFor(isLoggingOut ? localePath(locale, '/') : loginPath(locale, here))
    if (status === 'deviceLimitExceeded') leaveFor(deviceLimitPath(locale, here))
    if (isBarred) leaveFor(localePath(locale, '/'))
  }, [status, isBarred, isSignedOut, locale, navigate, pathname, search])

  return status === 'loggedIn' && isChosen && !isBarred ? <Outlet /> : null
}
