import { ResetPassword } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { Suspense, useState } from 'react'
import { addressSecret } from '../session/address-secrets.ts'
import { clientLog } from '../errors/client-log.ts'
import { LaterWords } from '../words/later.tsx'
import { loginPath } from '../navigation/links.ts'
import { call, happened, sessionHere } from '../session/login.ts'
import { laterMeta } from '../later-meta.ts'
import { pageMeta } from '../page-meta.ts'
import { keepLogin } from '../session/stored-session.ts'
import { useIsHydrated } from '../first-paint/use-is-hydrated.ts'
import { useLocale } from '../words/use-locale.ts'
import type { Route } from './+types/reset-password.ts'

const readMeta = laterMeta((say) => ({ title: say('reset.title'), description: say('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** Where the link of a reset mail leads. The link's secret is this page's alone: the server never draws it. */
export default function ResetPasswordRoute() {
  return useIsHydrated() ? <Screen /> : null
}

function Screen() {
  const locale = useLocale()
  const [token] = useState(() => addressSecret('resetToken'))
  return (
    <Suspense>
      <LaterWords>
        <ResetPassword
          call={call}
          token={token}
          loginHref={loginPath(locale, localePath(locale, '/'))}
          log={clientLog}
          onChanged={() => {
            // Whoever comes back to the dialog wants to sign in, and no other link.
            keepLogin(null)
            if (sessionHere()) happened({ type: 'signedOut', because: 'passwordChanged' })
          }}
        />
      </LaterWords>
    </Suspense>
  )
}
