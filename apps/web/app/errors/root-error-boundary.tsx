import type { Locale } from '@ott/i18n'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { sayHydrated } from '../performance/index.ts'
import type { Messages } from '../i18n/load-messages.ts'
import { Words } from '../i18n/i18n-provider.tsx'
import { clientLog } from '../telemetry/client-log.ts'
import { ErrorScreen } from './error-screen.tsx'

/**
 * Replaces the whole app when its layout has failed: it needs no header, toasts, session, queries or store (WEB-29). Its links
 * load new documents, since the link interceptor is not mounted.
 */
export function RootError({ locale, messages }: { locale: Locale; messages: Messages }) {
  const error = useRouteError()
  useEffect(() => {
    sayHydrated()
    clientLog('siteFailed', error)
  }, [error])
  return (
    <Words locale={locale} messages={messages}>
      <main lang={locale}>
        <ErrorScreen />
      </main>
    </Words>
  )
}
