import { safeRedirect } from '@ott/identity'
import { DeviceLimitPage } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { Suspense, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call, leaveDeviceLimit, logOut } from '../login.ts'
import { pageMeta } from '../page-meta.ts'
import { useLocale } from '../use-locale.ts'
import { useLogin } from '../use-viewer.ts'
import type { Route } from './+types/device-limit.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta(params.locale, (say) => ({ title: say('deviceLimit.title'), description: say('home.description') }))

/** The way out of the device limit. Who is not at it has no business here and goes home. */
export default function DeviceLimit() {
  const locale = useLocale()
  const { state } = useLogin()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const target = safeRedirect(query.get('redirect'))
  const isElsewhere = state === 'loggedOut' || state === 'loggedIn'

  useEffect(() => {
    if (isElsewhere) void navigate(state === 'loggedIn' && target !== '/' ? target : localePath(locale, '/'), { replace: true })
  }, [isElsewhere, state, target, locale, navigate])

  if (state !== 'deviceLimitExceeded') return null
  return (
    <Suspense>
      <DeviceLimitPage call={call} locale={locale} onRemoved={() => leaveDeviceLimit().then(() => undefined)} onLogout={() => void logOut()} />
    </Suspense>
  )
}
