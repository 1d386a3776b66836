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

/** What the session itself brings over any page: the way to the device limit, and the question of a link. */
export function SessionPlaces() {
  useWayToDeviceLimit()
  const link = useAtomValue(openLinkAtom)
  return link === null ? null : <LinkQuestion token={link} />
}

/** Whoever is one device too many is led to where that can be changed; where they were going, and what they wished for there, is kept in mind (SES-17). */
function useWayToDeviceLimit(): void {
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [query] = useSearchParams()
  const isParked = useLogin().state === 'deviceLimitExceeded'
  const lead = useEffectEvent(() => {
    const { path } = splitLocale(pathname)
    const goal = path === '/login' ? redirectIn(query, locale) : pathname + search
    const wish = wishIn(state)
    if (path !== '/device-limit-exceeded') void navigate(deviceLimitPath(locale, goal), { replace: true, state: wish && { wish } })
  })
  useEffect(() => {
    if (isParked) lead()
  }, [isParked])
}
