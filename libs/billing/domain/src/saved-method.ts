/** What renewals can be charged to. A mandate is a permission at the gateway; it renews while it is the default. */
export type SavedMethod = { id: string; isMandate: boolean; isDefault: boolean; isExpired: boolean }

export type MethodRemoval =
  /** `nextDefaultId`: the card that becomes the default, if another one is needed and there is one. */
  | { type: 'removed'; endsRenewal: boolean; nextDefaultId: string | null }
  /** The last one that a plan can renew with. */
  | { type: 'neededForRenewal' }

/** A card is valid to the end of its month (BIL-110). UPI has no expiry. */
export function isCardExpired({ expiryMonth, expiryYear }: { expiryMonth: number | null; expiryYear: number | null }, now: Date): boolean {
  return expiryMonth !== null && expiryYear !== null && Date.UTC(expiryYear, expiryMonth) <= now.getTime()
}

/**
 * What removing one of the user's methods does; they are the newest first (BIL-112). A mandate can always be revoked, which ends the
 * renewal (BIL-113).
 */
export function methodRemoval(methods: SavedMethod[], removed: SavedMethod, renews: boolean): MethodRemoval {
  const rest = methods.filter(({ id }) => id !== removed.id)
  if (!removed.isMandate && renews && !canRenewWithout(removed, rest)) return { type: 'neededForRenewal' }
  return {
    type: 'removed',
    endsRenewal: renews && removed.isMandate && removed.isDefault,
    nextDefaultId: removed.isDefault ? newestCard(rest) : null,
  }
}

/** The last valid method stays, and so does the last one of all. */
function canRenewWithout(removed: SavedMethod, rest: SavedMethod[]): boolean {
  return rest.some((left) => !left.isExpired && (!left.isMandate || left.isDefault)) || (removed.isExpired && rest.length > 0)
}

function newestCard(rest: SavedMethod[]): string | null {
  const cards = rest.filter(({ isMandate }) => !isMandate)
  return (cards.find((card) => !card.isExpired) ?? cards[0])?.id ?? null
}
