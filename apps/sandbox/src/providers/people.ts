import { createHash } from 'node:crypto'
import type { Locale } from '@ott/i18n'

export type ProviderName = 'google' | 'apple' | 'facebook'

/** A user of a provider. */
export type Person = { subject: string; name: string; email: string | null; isVerified: boolean }

type DemoPerson = { name: Record<Locale, string>; email: string | null; isVerified: boolean }

/** Users to choose from; `mim` already has an account at the site. */
export const demoPeople = {
  mira: { name: { en: 'Mira Sen', bn: 'মীরা সেন' }, email: 'mira.sen@example.org', isVerified: true },
  arun: { name: { en: 'Arun Das', bn: 'অরুণ দাস' }, email: 'arun.das@example.org', isVerified: false },
  mim: { name: { en: 'Mim Sarkar', bn: 'মিম সরকার' }, email: 'mim@example.org', isVerified: true },
  rupa: { name: { en: 'Rupa Roy', bn: 'রূপা রায়' }, email: null, isVerified: false },
} as const satisfies Record<string, DemoPerson>

export type DemoPersonId = keyof typeof demoPeople

/** The submitted form: a demo user, a typed user, or a cancellation. */
export type Choice = { person: DemoPersonId } | { name: string; email: string; verified?: 'yes' } | { cancel: 'yes' }

/** Null if the form names no user. */
export function chosenPerson(provider: ProviderName, given: unknown): Person | null {
  const { person, name, email, verified } = (given ?? {}) as Record<string, unknown>
  if (typeof person === 'string' && Object.hasOwn(demoPeople, person)) {
    const known = demoPeople[person as DemoPersonId]
    return { ...known, name: known.name.en, subject: subjectOf(provider, person) }
  }
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email)) return null
  const typedName = typeof name === 'string' && name.trim() !== '' ? name.trim() : email
  return { name: typedName, email, isVerified: verified !== undefined, subject: subjectOf(provider, email.toLowerCase()) }
}

/** A stable subject id that differs between providers. */
function subjectOf(provider: ProviderName, key: string): string {
  return BigInt(`0x${createHash('sha256').update(`${provider} ${key}`).digest('hex').slice(0, 14)}`).toString()
}
