import type { SocialProvider } from '@ott/identity'
import type { Call } from './api-client.ts'
import { staleAfterMs } from './query-defaults.ts'
import { socialBody } from './sign-in.ts'
import type { SocialCredential } from './sign-in.ts'

/** An account of a provider that opens the user's account. */
export type SocialAccount = { provider: SocialProvider; linkedAt: Date }

export function socialAccountsQuery(call: Call) {
  return {
    queryKey: ['social-accounts'],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<SocialAccount[]> =>
      (await call('socialAccounts', {}, { signal })).items.map(({ provider, linkedAt }) => ({ provider, linkedAt: new Date(linkedAt) })),
  }
}

export async function linkSocialAccount(call: Call, credential: SocialCredential): Promise<void> {
  await call('linkSocialAccount', { params: { provider: credential.provider }, body: socialBody(credential) })
}

export async function unlinkSocialAccount(call: Call, provider: SocialProvider): Promise<void> {
  await call('unlinkSocialAccount', { params: { provider } })
}
