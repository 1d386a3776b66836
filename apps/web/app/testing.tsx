import activityDeferred from '@ott/activity-feature/deferred-messages.en.json' with { type: 'json' }
import activity from '@ott/activity-feature/messages.en.json' with { type: 'json' }
import catalogueLater from '@ott/catalogue-feature/deferred-messages.en.json' with { type: 'json' }
import billing from '@ott/billing-feature/deferred-messages.en.json' with { type: 'json' }
import catalogue from '@ott/catalogue-feature/messages.en.json' with { type: 'json' }
import sharedDeferred from '@ott/i18n/deferred-messages.en.json' with { type: 'json' }
import shared from '@ott/i18n/messages.en.json' with { type: 'json' }
import playback from '@ott/playback-feature/messages.en.json' with { type: 'json' }
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ComponentProps, ContextType } from 'react'
import { IntlProvider } from 'react-intl'
import { RouterProvider, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { queryClient } from './api/query-client.ts'
import { store } from './store.ts'

const messages = { ...shared, ...sharedDeferred, ...activity, ...activityDeferred, ...billing, ...catalogue, ...catalogueLater, ...playback } as never

/** A build without routes: links have nothing to prefetch. */
const build: ContextType<typeof FrameworkContext> = {
  manifest: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  routeModules: {},
  routeDiscovery: { mode: 'initial', manifestPath: '' },
  future: {},
  ssr: true,
  isSpaMode: false,
}

/** A router in the app's providers, in English, for tests. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" messages={messages}>
          <FrameworkContext value={build}><RouterProvider router={router} /></FrameworkContext>
        </IntlProvider>
      </QueryClientProvider>
    </Provider>
  )
}
