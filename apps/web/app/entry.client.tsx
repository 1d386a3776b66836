import { defaultLocale, splitLocale } from '@ott/i18n'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeAddressSecrets } from './auth/url-tokens.ts'
import { standAlone } from './routing/modal-location.ts'
import { beforeHydration } from './performance/before-hydration.ts'
import { wholeSheets } from './performance/critical-css.tsx'
import { takeReadings } from './api/query-client.ts'
import { needsDeferredMessages } from './routing/pages.ts'
import { loadAllMessages, loadMessages } from './i18n/load-messages.ts'

takeAddressSecrets()
standAlone()
const locale = splitLocale(location.pathname).locale ?? defaultLocale
// Not awaited: the route's scripts load meanwhile.
void Promise.all([(needsDeferredMessages(location.pathname) ? loadAllMessages : loadMessages)(locale), wholeSheets()]).then(() => Promise.all(beforeHydration)).then(() =>
  // A task of its own, so input is handled before hydration starts.
  setTimeout(() => {
    takeReadings()
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter />)
    })
  }))
