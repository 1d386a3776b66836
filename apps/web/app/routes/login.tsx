import { countriesQuery } from '@ott/api-client'
import { apiLanguage, defaultLocale, isLocale, localePath } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { loginDialog } from '../auth/preload-login-dialog.ts'
import { browseClientLoader } from '../browse/browse-client-loader.ts'
import { browseLoader } from '../browse/browse-loader.server.ts'
import { BrowseScreen } from '../browse/browse-screen.tsx'
import { trackAbandonedSignIn, trackSignInError } from '../telemetry/track-sign-in.ts'
import { clientLog } from '../platform/client-log.ts'
import { pendingActionIn } from '../auth/pending-action.ts'
import { goBack } from '../routing/go-back.ts'
import { closesToHome } from '../auth/protected-paths.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLayer } from '../routing/layers.tsx'
import { isModal } from '../routing/pages.ts'
import { pathOf } from '../routing/paths.ts'
import { redirectParam } from '../routing/redirect-param.ts'
import { apiClient } from '../api/client.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { useBackground, useOrigin } from '../routing/modal-location.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { signInOptionsQuery } from '../auth/sign-in-options.ts'
import { completeSignIn } from '../auth/auth-actions.ts'
import { openSocialPopup } from '../auth/social-popup.ts'
import { browserId } from '../platform/device-id.ts'
import { closeLoginDraft, saveLoginDraft, readLoginDraft } from '../auth/login-draft.ts'
import { usePreloadable, useIsHydrated } from '../performance/index.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useAuth } from '../auth/use-auth.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/login.ts'

export const handle: PageHandle = { layer: 'modal', messages: 'eager', nav: 'home', hasHero: true }

export const loader = (args: Route.LoaderArgs) => browseLoader(args, 'home')
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([
    browseClientLoader(params.locale, 'home'),
    loginDialog(),
    loadAllMessages(isLocale(params.locale) ? params.locale : defaultLocale),
  ])
  return page
}

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta(params.locale, (t) => ({ title: t('login.title'), description: t('home.description') }))

/** Sign-in over the page that asked for it, or over home; then redirects to the target. */
export default function Login() {
  return <>{useLayer().type === 'page' && <BrowseScreen page="home" />}<SignIn /></>
}

function SignIn() {
  const locale = useLocale()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const background = useBackground()
  const origin = useOrigin()
  const pendingAction = pendingActionIn(useLocation().state)
  const isSignedIn = useAuth().status === 'loggedIn'
  const isHydrated = useIsHydrated()
  const redirect = redirectParam(query, locale)

  /** Goes back where the origin is the target, so its scroll position stays. */
  const leave = useEffectEvent(() => {
    if (origin === redirect && pendingAction === null) return goBack()
    const target = pathOf(redirect)
    const pendingState = pendingAction && { pendingAction }
    const isBelow = background === null || pathOf(background) === target
    // The same page with a pending action replaces its entry, or it would be in the history twice.
    if (origin !== null && pathOf(origin) === target) {
      const replaced = { replace: true, preventScrollReset: true, state: isBelow ? pendingState : { over: background, ...pendingState } }
      addEventListener('popstate', () => void navigate(redirect, replaced), { once: true })
      return goBack()
    }
    // A title does not open over itself.
    const isOver = !isBelow && isModal(target)
    void navigate(redirect, { replace: true, preventScrollReset: isOver, state: isOver ? { over: background, ...pendingState } : pendingState })
  })
  useEffect(() => {
    if (isSignedIn) leave()
  }, [isSignedIn])

  // Loaded before the dialog, so its layout does not shift.
  useQuery(signInOptionsQuery)
  useQuery(countriesQuery(apiClient, apiLanguage(locale)))
  if (!isHydrated || isSignedIn) return null
  return (
    <Suspense>
      <DeferredMessages>
        <Dialog onClose={() => (background === null || closesToHome(redirect) ? void navigate(localePath(locale, '/')) : goBack())} />
      </DeferredMessages>
    </Suspense>
  )
}

function Dialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const { data: options, isError } = useQuery(signInOptionsQuery)
  const [draft] = useState(readLoginDraft)
  useEffect(() => closeLoginDraft, [])
  const codes = { mobile: useIsEnabled('mobileCode'), email: useIsEnabled('emailCode') }
  const { default: LoginDialog } = usePreloadable(loginDialog)
  return (
    <LoginDialog
      call={apiClient}
      locale={locale}
      browserId={browserId()}
      codes={codes}
      options={options ?? (isError ? { providers: [], botCheck: null, whatsApp: false } : null)}
      openPopup={openSocialPopup}
      log={(event, reason, provider) => {
        clientLog(event, reason)
        trackSignInError(event, reason, provider ?? readLoginDraft())
      }}
      draft={draft}
      onDraftChange={saveLoginDraft}
      onSignedIn={(signIn) => void completeSignIn(signIn)}
      onClose={() => {
        trackAbandonedSignIn(readLoginDraft())
        onClose()
      }}
    />
  )
}
