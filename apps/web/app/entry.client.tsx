import { defaultLocale, splitLocale } from '@ott/i18n'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeAddressSecrets } from './address-secrets.ts'
import { loadMessages } from './messages.ts'

takeAddressSecrets()
await loadMessages(splitLocale(location.pathname).locale ?? defaultLocale)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
