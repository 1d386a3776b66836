/** A time with a plan. Terms may overlap: the better plan counts, and the other one is longer by that time. */
export type Term = { id: string; identifier: string; rank: number; startsAt: Date; endsAt: Date }

/** The time that a gift gives, and the terms that it moves. */
export type LandedGift = { startsAt: Date; endsAt: Date; extends: string | null; moved: Term[] }

/** The plan that counts now: the best one that has started and not ended, of equal ones the one that ends last. */
export function currentTerm<T extends Pick<Term, 'rank' | 'startsAt' | 'endsAt'>>(terms: T[], now: Date): T | null {
  const running = terms.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
  return running.toSorted((one, other) => other.rank - one.rank || other.endsAt.getTime() - one.endsAt.getTime())[0] ?? null
}

/**
 * Where the time of a redeemed gift goes (BIL-19): without a plan or before a lesser one it starts at once, and the lesser one
 * continues afterwards; it extends its own plan; it follows a better one. `terms` have not ended. `endOf` adds the gift's
 * calendar months.
 */
export function landGift(terms: Term[], gift: Pick<Term, 'identifier' | 'rank'>, endOf: (start: Date) => Date, now: Date): LandedGift {
  const current = currentTerm(terms, now)
  if (current?.identifier === gift.identifier) {
    const [startsAt, endsAt] = [current.endsAt, endOf(current.endsAt)]
    const moved = insert(terms.filter((term) => term !== current), startsAt, endsAt)
    return { startsAt, endsAt, extends: current.id, moved: [{ ...current, endsAt }, ...moved] }
  }
  if (current && current.rank >= gift.rank) {
    const startsAt = new Date(Math.max(...terms.map((term) => term.endsAt.getTime())))
    return { startsAt, endsAt: endOf(startsAt), extends: null, moved: [] }
  }
  return { startsAt: now, endsAt: endOf(now), extends: null, moved: insert(terms, now, endOf(now)) }
}

/**
 * The given terms that move behind a period that was paid, so that neither of both passes unused: those of the same or a lesser rank
 * that would run meanwhile, and what follows them (BIL-106).
 */
export function moveBehindPaid(given: Term[], paid: Pick<Term, 'rank' | 'startsAt' | 'endsAt'>): Term[] {
  const lesser = given.filter(({ rank, endsAt }) => rank <= paid.rank && endsAt > paid.startsAt)
  const first = Math.min(...lesser.map(({ startsAt }) => startsAt.getTime()))
  if (first >= paid.endsAt.getTime()) return []
  return insert(lesser, new Date(Math.max(first, paid.startsAt.getTime())), paid.endsAt)
}

/** The terms that move when time is inserted: what of them lies after its start. */
function insert(terms: Term[], from: Date, to: Date): Term[] {
  const later = (at: Date) => new Date(at.getTime() + to.getTime() - from.getTime())
  return terms
    .filter(({ endsAt }) => endsAt > from)
    .map((term) => ({ ...term, startsAt: term.startsAt >= from ? later(term.startsAt) : term.startsAt, endsAt: later(term.endsAt) }))
}
