import type { ProviderName } from './people.ts'

/** Registered clients: the site, and another app whose tokens the site must reject. */
export const clientIds = { site: 'demo', stranger: 'somebody-else' } as const

export const clientSecret = 'demo'

/** Apple's ids of the developer team and its key. */
export const appleKey = { teamId: 'DEMOTEAM00', keyId: 'DEMOKEY000' } as const

/** The allowed redirect URIs. */
export function callbackUrls(provider: ProviderName, siteOrigins: string[]): string[] {
  return siteOrigins.map((origin) => `${origin}/auth/${provider}/callback`)
}

export function isClientId(text: unknown): text is string {
  return Object.values<unknown>(clientIds).includes(text)
}
