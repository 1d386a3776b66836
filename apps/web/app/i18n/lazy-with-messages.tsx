import { Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { clientLog } from '../platform/client-log.ts'
import { I18nProvider } from './i18n-provider.tsx'
import { loadAllMessages, useAllMessages } from './load-messages.ts'
import type { Messages } from './load-messages.ts'
import { useLocale } from './use-locale.ts'

/** Gives its children the deferred messages, and suspends until they are loaded. */
export function DeferredMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return <I18nProvider locale={locale} messages={useAllMessages(locale)}>{children}</I18nProvider>
}

type LazyOptions = {
  /** Loading starts when this resolves. */
  defer?: () => Promise<void>
  /** Shown until the component is loaded, or has failed to load. */
  fallback?: ReactNode
}

type Loaded<Props> = { Component: ComponentType<Props>; messages: Messages }

/** A component with all messages, loaded when it first mounts. One that cannot be loaded is reported and left out. */
export function lazyWithMessages<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { defer = async () => {}, fallback = null }: LazyOptions = {},
): ComponentType<Props> {
  return function Lazy(props: Props) {
    const locale = useLocale()
    const [chunk, setChunk] = useState<Loaded<Props> | 'loading' | 'failed'>('loading')
    useEffect(() => {
      let isMounted = true
      defer().then(() => Promise.all([load(), loadAllMessages(locale)])).then(
        ([{ default: Component }, messages]) => isMounted && setChunk({ Component, messages }),
        (error: unknown) => {
          clientLog('chunkMissing', error)
          if (isMounted) setChunk('failed')
        },
      )
      return () => {
        isMounted = false
      }
    }, [locale])
    if (chunk === 'failed') return null
    if (chunk === 'loading') return fallback
    const { Component, messages } = chunk
    return <Suspense fallback={fallback}><I18nProvider locale={locale} messages={messages}><Component {...props} /></I18nProvider></Suspense>
  }
}
