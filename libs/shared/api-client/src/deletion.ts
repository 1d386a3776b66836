import type { Call } from './api-client.ts'
import type { Language } from './query-defaults.ts'
import { outcome } from './sign-in.ts'
import type { Outcome } from './sign-in.ts'

/** When the account of this session will be deleted; null for one that stays. */
export function deletionQuery(call: Call) {
  return {
    queryKey: ['deletion'],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Date | null> => {
      const { deletesAt } = await call('deletion', {}, { signal })
      return deletesAt === null ? null : new Date(deletesAt)
    },
  }
}

/** Sends a code to the owner, and resolves to the masked recipient; null where the account has no contact. */
export function requestDeletion(call: Call): Promise<Outcome<string | null>> {
  return outcome(async () => (await call('requestDeletion', {})).to)
}

/** Without a code only for an account without a contact. */
export function verifyDeletion(call: Call, otp?: string): Promise<Outcome<void>> {
  return outcome(async () => {
    await call('verifyDeletion', { body: { otp } })
  })
}

export async function keepAccount(call: Call): Promise<void> {
  await call('keepAccount', {})
}

export async function deleteAccountNow(call: Call): Promise<void> {
  await call('deleteNow', {})
}

/** A link to one zip with everything about the user, for a minute. */
export function exportData(call: Call, language: Language): Promise<Outcome<string>> {
  return outcome(async () => (await call('exportData', { query: { language } })).url)
}
