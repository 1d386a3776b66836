import { ResetPassword } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { Suspense, useState } from 'react'
import { takeUrlToken } from '../auth/url-tokens.ts'
import { clientLog } from '../platform/client-log.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { loginPath } from '../routing/paths.ts'
import { dispatchAuth, getSession } from '../auth/auth-store.ts'
import { apiClient } from '../api/client.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { saveLoginDraft } from '../auth/login-draft.ts'
import { useIsHydrated } from '../performance/index.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/reset-password.ts'

export const handle: PageHandle = { layer: 'page', messages: 'eager' }

const readMeta = deferredMeta((t) => ({ title: t('reset.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** The target of a reset mail's link. Its token never reaches the server's HTML. */
export default function ResetPasswordRoute() {
  return useIsHydrated() ? <Screen /> : null
}

function Screen() {
  const locale = useLocale()
  const [token] = useState(() => takeUrlToken('resetToken'))
  return (
    <Suspense>
      <DeferredMessages>
        <ResetPassword
          call={apiClient}
          token={token}
          loginHref={loginPath(locale, localePath(locale, '/'))}
          log={clientLog}
          onChanged={() => {
            // The sign-in dialog must start without the draft that asked for this link.
            saveLoginDraft(null)
            if (getSession()) dispatchAuth({ type: 'signedOut', reason: 'passwordChanged' })
          }}
        />
      </DeferredMessages>
    </Suspense>
  )
}
