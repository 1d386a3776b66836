import { ProfilesPage } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { Suspense, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { apiClient } from '../api/client.ts'
import { logOut, openProfile } from '../auth/auth-actions.ts'
import { requireSession } from '../auth/require-auth.server.ts'
import { askForConfirmation } from '../auth/step-up.ts'
import { useAuth } from '../auth/use-auth.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { loginPath } from '../routing/paths.ts'
import type { PageHandle } from '../routing/pages.ts'
import { redirectParam } from '../routing/redirect-param.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/profiles.ts'

export const handle: PageHandle = { layer: 'page', messages: 'eager' }

const readMeta = deferredMeta((t) => ({ title: t('profiles.title'), description: t('home.description') }))

export async function loader(args: Route.LoaderArgs) {
  requireSession(args)
  return readMeta(args)
}
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** Chooses the profile of this browser, in all its tabs. Without a session it leads to login. */
export default function ProfilesRoute() {
  const locale = useLocale()
  const { status } = useAuth()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const target = redirectParam(query, locale)
  const isOffered = useIsEnabled('profiles')

  useEffect(() => {
    if (status === 'loggedOut') void navigate(loginPath(locale, localePath(locale, '/profiles')), { replace: true })
  }, [status, locale, navigate])

  if (status !== 'loggedIn') return null
  return (
    <Suspense>
      <DeferredMessages>
        <ProfilesPage
          call={apiClient}
          isOffered={isOffered}
          onOpened={(tokens, profileId) => {
            openProfile(tokens, profileId)
            void navigate(target, { replace: true })
          }}
          onProve={askForConfirmation}
          onLogout={() => void logOut(async () => navigate(localePath(locale, '/')))}
        />
      </DeferredMessages>
    </Suspense>
  )
}
