import { defaultLocale, splitLocale } from '@ott/i18n'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeAddressSecrets } from './session/address-secrets.ts'
import { wholeSheets } from './first-paint/inline-styles.tsx'
import { takeOver } from './reading/handover.ts'
import { loadMessages } from './words/messages.ts'
import { queryClient } from './reading/query-client.ts'

takeAddressSecrets()
takeOver(document.getElementById('readings')?.textContent ?? '[]', queryClient)
await Promise.all([loadMessages(splitLocale(location.pathname).locale ?? defaultLocale), wholeSheets()])
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
