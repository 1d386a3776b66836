import { defaultLocale, splitLocale } from '@ott/i18n'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeAddressSecrets } from './session/address-secrets.ts'
import { wholeSheets } from './first-paint/inline-styles.tsx'
import { loadMessages } from './words/messages.ts'

takeAddressSecrets()
// Not awaited here: the scripts of this page's route need not wait for it.
void Promise.all([loadMessages(splitLocale(location.pathname).locale ?? defaultLocale), wholeSheets()]).then(() => startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
}))
