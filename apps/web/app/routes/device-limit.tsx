import { DeviceLimitPage } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { wishIn } from '../mine/wish.ts'
import { LaterWords } from '../words/later.tsx'
import { redirectIn } from '../navigation/links.ts'
import { call } from '../session/login.ts'
import { laterMeta } from '../later-meta.ts'
import { pageMeta } from '../page-meta.ts'
import { leaveDeviceLimit, logOut } from '../session/signing-in.ts'
import { useLocale } from '../words/use-locale.ts'
import { useLogin } from '../session/use-viewer.ts'
import type { Route } from './+types/device-limit.ts'

const readMeta = laterMeta((say) => ({ title: say('deviceLimit.title'), description: say('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** The way out of the device limit. Who is not at it has no business here and goes home. */
export default function DeviceLimit() {
  const locale = useLocale()
  const { state } = useLogin()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const wish = wishIn(useLocation().state)
  const goal = state === 'loggedIn' ? redirectIn(query, locale) : localePath(locale, '/')
  const isElsewhere = state === 'loggedOut' || state === 'loggedIn'

  useEffect(() => {
    if (isElsewhere) void navigate(goal, { replace: true, state: wish && { wish } })
  }, [isElsewhere, goal, wish, navigate])

  if (state !== 'deviceLimitExceeded') return null
  return (
    <Suspense>
      <LaterWords>
        <DeviceLimitPage call={call} locale={locale} onRemoved={leaveDeviceLimit} onLogout={() => void logOut(async () => navigate(localePath(locale, '/')))} />
      </LaterWords>
    </Suspense>
  )
}
