import { splitLocale } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { wishIn } from './pending-action.ts'
import { later } from '../i18n/lazy-with-messages.tsx'
import { deviceLimitPath } from '../routing/paths.ts'
import { redirectIn } from '../routing/redirect-param.ts'
import { openLinkAtom } from './magic-link.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useLogin } from './use-auth.ts'

const LinkQuestion = later(() => import('./switch-account-dialog.tsx'))

/** Effects of the auth state on every page: the redirect to the device limit, and the question of a magic link. */
export function SessionPlaces() {
  useDeviceLimitRedirect()
  const link = useAtomValue(openLinkAtom)
  return link === null ? null : <LinkQuestion token={link} />
}

/** Sends a user over the device limit to the page about it, with their destination and pending action (SES-17). */
function useDeviceLimitRedirect(): void {
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [query] = useSearchParams()
  const isOverLimit = useLogin().state === 'deviceLimitExceeded'
  const redirect = useEffectEvent(() => {
    const { path } = splitLocale(pathname)
    const destination = path === '/login' ? redirectIn(query, locale) : pathname + search
    const action = wishIn(state)
    if (path !== '/device-limit-exceeded') void navigate(deviceLimitPath(locale, destination), { replace: true, state: action && { wish: action } })
  })
  useEffect(() => {
    if (isOverLimit) redirect()
  }, [isOverLimit])
}
