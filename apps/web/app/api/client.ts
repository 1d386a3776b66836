import { createApiClient, createHttpCall, platformQuery } from '@ott/api-client'
import type { Call, ParentalPort, Platform } from '@ott/api-client'
import { brand } from '@ott/brand'
import { apiLanguage } from '@ott/i18n'
import { streamId } from '../platform/device-id.ts'
import { pageLocale } from '../platform/page-locale.ts'
import { anonymousTokenStorage } from './anonymous-token-storage.ts'
import { apiHosts } from './hosts.ts'
import { queryClient } from './query-client.ts'

type SessionPort = Parameters<typeof createApiClient>[0]['session']

const httpCall = createHttpCall({
  ...apiHosts(),
  siteId: brand.slug,
  fetch: (...args) => fetch(...args),
  // Mails and messages of the server are written in the language of the page, not of the browser.
  headers: () => ({ 'accept-language': pageLocale() }),
})

let session: SessionPort = { getSession: () => null, renewal: null }

/** The auth store provides the session, so that this folder does not import it. */
export function provideSession(port: SessionPort): void {
  session = port
}

let confirmIdentity = async (): Promise<boolean> => false

/** The auth folder asks the user, so that this folder does not import it. */
export function provideConfirmation(ask: () => Promise<boolean>): void {
  confirmIdentity = ask
}

let parental: ParentalPort = { grantFor: () => null, storeGrant: () => {}, ask: async () => false }

/** The auth folder keeps the grants of parental control, so that this folder does not import it. */
export function provideParental(port: ParentalPort): void {
  parental = port
}

/** The api client of this browser. */
export const { call: apiClient, refresh: refreshSession } = createApiClient({
  http: httpCall,
  session: {
    getSession: () => session.getSession(),
    get renewal() {
      return session.renewal
    },
  },
  tokenStorage: anonymousTokenStorage,
  confirmIdentity: () => confirmIdentity(),
  parental: {
    grantFor: (...start) => parental.grantFor(...start),
    storeGrant: (...running) => parental.storeGrant(...running),
    ask: () => parental.ask(),
  },
  language: () => apiLanguage(pageLocale()),
  countryCode: () => queryClient.getQueryData<Platform>(platformQuery(apiClient, apiLanguage(pageLocale())).queryKey)?.countryCode,
  streamId: typeof document === 'undefined' ? undefined : streamId(),
  now: Date.now,
})

/** Calls with the tokens of a session that this browser no longer stores. They are never refreshed. */
export function createClientFor(ended: ReturnType<SessionPort['getSession']>): Call {
  return createApiClient({ http: httpCall, session: { getSession: () => ended, renewal: null }, tokenStorage: anonymousTokenStorage, now: Date.now }).call
}
