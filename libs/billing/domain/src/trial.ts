/** What a person is recognized by. Only a keyed hash of the value is stored, and it outlives the account. */
export type TrialClaim = { kind: 'user' | 'phone' | 'email' | 'card' | 'upi'; value: string }

const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** A trial is granted once to a person: when none of these claims was made before (BIL-16). */
export function trialClaims({ userId, phone, email, cardFingerprint, upiAddress }: {
  userId: string
  /** E.164. */
  phone: string | null
  email: string | null
  cardFingerprint: string | null
  upiAddress: string | null
}): TrialClaim[] {
  const claims = [
    { kind: 'user', value: userId },
    { kind: 'phone', value: phone },
    { kind: 'email', value: email && mailboxOf(email) },
    { kind: 'card', value: cardFingerprint },
    { kind: 'upi', value: upiAddress?.toLowerCase() ?? null },
  ] as const
  return claims.flatMap(({ kind, value }) => (value === null ? [] : [{ kind, value }]))
}

/** One spelling for the addresses that lead to the same mailbox. */
export function mailboxOf(email: string): string {
  const [local, domain] = email.toLowerCase().split(/@(?=[^@]*$)/) as [string, string]
  const base = local.replace(/(?<=.)\+.*$/, '')
  return ignoresDots.has(domain) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`
}
