import { RevertContact } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { Suspense, useState } from 'react'
import { takeUrlToken } from '../auth/url-tokens.ts'
import { clientLog } from '../platform/client-log.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { loginPath } from '../routing/paths.ts'
import { getSession } from '../auth/auth-store.ts'
import { apiClient, refreshSession } from '../api/client.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { saveLoginDraft } from '../auth/login-draft.ts'
import { useIsHydrated } from '../performance/index.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/revert-contact.ts'

export const handle: PageHandle = { layer: 'page', messages: 'eager' }

const readMeta = deferredMeta((t) => ({ title: t('revert.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

/** The target of the link in the notice to a previous phone number or email. Its token never reaches the server's HTML. */
export default function RevertContactRoute() {
  return useIsHydrated() ? <Screen /> : null
}

function Screen() {
  const locale = useLocale()
  const [token] = useState(() => takeUrlToken('revertToken'))
  return (
    <Suspense>
      <DeferredMessages>
        <RevertContact
          call={apiClient}
          token={token}
          loginHref={loginPath(locale, localePath(locale, '/'))}
          log={clientLog}
          onReverted={() => {
            // The sign-in dialog must not offer the contact that the account lost.
            saveLoginDraft(null)
            // Learns whether this browser's session was one of the account's.
            if (getSession()) void refreshSession()
          }}
        />
      </DeferredMessages>
    </Suspense>
  )
}
