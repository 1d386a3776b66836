import { brand } from '@ott/brand'
import { DeviceLimitPage, LimitedSession } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { pendingActionIn } from '../auth/pending-action.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { redirectParam } from '../routing/redirect-param.ts'
import { apiClient } from '../api/client.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { download } from '../account/download.ts'
import { retryAfterDeviceRemoved, logOut, sessionsEnded } from '../auth/auth-actions.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useAuth } from '../auth/use-auth.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/device-limit.ts'

export const handle: PageHandle = { layer: 'page', messages: 'eager' }

const readMeta = deferredMeta((t) => ({ title: t('deviceLimit.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** Lets a user over the device limit remove a device, and one whose account is being deleted decide. Everyone else is redirected, with their pending action. */
export default function DeviceLimit() {
  const locale = useLocale()
  const { status } = useAuth()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const pendingAction = pendingActionIn(useLocation().state)
  const target = status === 'loggedIn' ? redirectParam(query, locale) : localePath(locale, '/')
  const isRedirected = status === 'loggedOut' || status === 'loggedIn'

  useEffect(() => {
    if (isRedirected) void navigate(target, { replace: true, state: pendingAction && { pendingAction } })
  }, [isRedirected, target, pendingAction, navigate])

  if (status !== 'deviceLimitExceeded') return null
  const leave = () => void logOut(async () => navigate(localePath(locale, '/')))
  return (
    <Suspense>
      <DeferredMessages>
        <LimitedSession call={apiClient} locale={locale} timeZone={brand.timeZone} onReady={download} onKept={retryAfterDeviceRemoved} onDeleted={() => sessionsEnded('deleted')} onLogout={leave}>
          <DeviceLimitPage call={apiClient} locale={locale} onRemoved={retryAfterDeviceRemoved} onLogout={leave} />
        </LimitedSession>
      </DeferredMessages>
    </Suspense>
  )
}
