import { LoginDialog } from '@ott/identity-feature'
import { safeRedirect } from '@ott/identity'
import { localePath, splitLocale } from '@ott/i18n'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { closesToHome } from '../guard.ts'
import { call, signedIn } from '../login.ts'
import { browseClientLoader } from '../browse-client-loader.ts'
import { browseLoader } from '../browse-loader.server.ts'
import { pageMeta } from '../page-meta.ts'
import { useBackground } from '../router-anchor.tsx'
import { browserId } from '../stored-session.ts'
import { useLocale } from '../use-locale.ts'
import { useLogin } from '../use-viewer.ts'
import type { Route } from './+types/login.ts'

export const loader = (args: Route.LoaderArgs) => browseLoader(args, 'home')
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => browseClientLoader(params.locale, 'home')

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta(params.locale, (say) => ({ title: say('login.title'), description: say('home.description') }))

/** Sign-in over the page that asked for it, or over home; afterwards the viewer goes where they wanted to. */
export default function Login() {
  const locale = useLocale()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const background = useBackground()
  const login = useLogin()
  const isHydrated = useIsHydrated()
  const target = safeRedirect(query.get('redirect'))
  const redirect = splitLocale(target).locale ? target : localePath(locale, target)
  const isIn = login.state === 'loggedIn'

  useEffect(() => {
    if (isIn) void navigate(redirect, { replace: true })
  }, [isIn, navigate, redirect])

  if (!isHydrated || isIn) return null
  return (
    <Suspense>
      <LoginDialog
        call={call}
        locale={locale}
        browserId={browserId()}
        onSignedIn={async (signIn) => {
          const after = await signedIn(signIn)
          if (after.state === 'deviceLimitExceeded') {
            await navigate(`${localePath(locale, '/device-limit-exceeded')}?redirect=${encodeURIComponent(redirect)}`, { replace: true })
          }
        }}
        onClose={() => void (background === null || closesToHome(redirect) ? navigate(localePath(locale, '/')) : navigate(-1))}
      />
    </Suspense>
  )
}

/** The dialog is the browser's: it is not part of the page that the server sends. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(() => () => undefined, () => true, () => false)
}
