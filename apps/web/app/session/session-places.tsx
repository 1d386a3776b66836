import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { wishIn } from '../mine/wish.ts'
import { later } from '../words/later.tsx'
import { deviceLimitPath, redirectIn, screenAt } from '../navigation/links.ts'
import { openLinkAtom } from './sign-in-link.ts'
import { useLocale } from '../words/use-locale.ts'
import { useLogin } from './use-viewer.ts'

const LinkQuestion = later(() => import('./link-question.tsx'))

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
    const { kind } = screenAt(pathname)
    const goal = kind === 'login' ? redirectIn(query, locale) : pathname + search
    const wish = wishIn(state)
    if (kind !== 'deviceLimit') void navigate(deviceLimitPath(locale, goal), { replace: true, state: wish && { wish } })
  })
  useEffect(() => {
    if (isParked) lead()
  }, [isParked])
}
