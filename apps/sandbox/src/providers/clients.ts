import type { ProviderName } from './people.ts'

/** What every provider has registered: the site, and somebody else's app whose tokens the site must not take. */
export const clientIds = { site: 'demo', stranger: 'somebody-else' } as const

export const clientSecret = 'demo'

/** Under these words Apple knows the site's developer and the developer's key. */
export const appleKey = { teamId: 'DEMOTEAM00', keyId: 'DEMOKEY000' } as const

/** Where a provider may send a person back to; nowhere else. */
export function callbackAddresses(provider: ProviderName, siteOrigins: string[]): string[] {
  return siteOrigins.map((origin) => `${origin}/auth/${provider}/callback`)
}

export function isClientId(text: unknown): text is string {
  return Object.values<unknown>(clientIds).includes(text)
}
