import { defaultLocale, splitLocale } from '@ott/i18n'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { consumeUrlTokens } from './auth/url-tokens.ts'
import { dropModalStateOnLoad } from './routing/modal-location.ts'
import { beforeHydration } from './performance/index.ts'
import { hydrateFromDocument } from './api/query-client.ts'
import { needsDeferredMessages } from './routing/pages.ts'
import { loadAllMessages, loadMessages } from './i18n/load-messages.ts'

consumeUrlTokens()
dropModalStateOnLoad()
const locale = splitLocale(location.pathname).locale ?? defaultLocale
// Not awaited: the route's scripts load meanwhile.
void (needsDeferredMessages(location.pathname) ? loadAllMessages : loadMessages)(locale).then(() => Promise.all(beforeHydration)).then(() =>
  // A task of its own, so that the browser handles input between the previous work and this.
  setTimeout(() => {
    hydrateFromDocument()
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter />)
    })
  }))
