import { consentCookie, writeConsent } from '@ott/analytics'
import { brand } from '@ott/brand'

const choice = { version: brand.consent.version, analytics: false, marketing: false, source: 'banner', at: 0, id: 'journey', gpc: 'absent', isOfAccount: false } as const

/** A browser whose viewer has rejected everything, so that no banner asks. */
export const rejectedConsent = {
  cookies: [{ name: consentCookie.name, value: writeConsent(choice), domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
  origins: [],
}

/** A browser without a choice. */
export const noConsent = { cookies: [], origins: [] }
