import type { Answer } from '@ott/contract'
import type { Call } from './api-client.ts'
import { staleAfterMs } from './query-defaults.ts'
import type { WebAuthnJson } from './sign-in.ts'

export type Passkey = { id: string; name: string | null; createdAt: Date; lastUsedAt: Date | null }

export function passkeysQuery(call: Call) {
  return {
    queryKey: ['passkeys'],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Passkey[]> => (await call('passkeys', {}, { signal })).items.map(passkeyOf),
  }
}

/** `create` passes the server's options to the authenticator. The server names the passkey after the device. */
export async function addPasskey(call: Call, create: (options: WebAuthnJson) => Promise<WebAuthnJson>): Promise<Passkey> {
  const { options } = await call('newPasskeyOptions', {})
  return passkeyOf(await call('addPasskey', { body: { response: await create(options) } }))
}

export async function removePasskey(call: Call, id: string): Promise<void> {
  await call('removePasskey', { params: { id } })
}

function passkeyOf({ id, name, createdAt, lastUsedAt }: Answer<'addPasskey'>): Passkey {
  return { id, name, createdAt: new Date(createdAt), lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt) }
}
