import type { Locale } from '@ott/i18n'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { markHydrated } from '../performance/index.ts'
import type { Messages } from '../i18n/load-messages.ts'
import { I18nProvider } from '../i18n/i18n-provider.tsx'
import { clientLog } from '../platform/client-log.ts'
import { ErrorScreen } from './error-screen.tsx'

/**
 * Replaces the whole app when its layout has failed: it needs no header, toasts, session, queries or store (WEB-29). Its links
 * load new documents, since the link interceptor is not mounted.
 */
export function RootErrorBoundary({ locale, messages }: { locale: Locale; messages: Messages }) {
  const error = useRouteError()
  useEffect(() => {
    markHydrated()
    clientLog('siteFailed', error)
  }, [error])
  return (
    <I18nProvider locale={locale} messages={messages}>
      <main lang={locale}>
        <ErrorScreen />
      </main>
    </I18nProvider>
  )
}
