import { defaultLocale, splitLocale } from '@ott/i18n'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from './messages.ts'

await loadMessages(splitLocale(location.pathname).locale ?? defaultLocale)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
