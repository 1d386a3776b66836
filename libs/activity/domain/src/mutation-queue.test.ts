import type { ContentId } from '@ott/catalogue'
import fc from 'fast-check'
import { isTransient } from './is-transient.ts'
import { emptyQueue, mutationQueue } from './mutation-queue.ts'
import type { Mutation, MutationQueue, MutationQueueEvent } from './mutation-queue.ts'

const listed = (contentId: string, madeAt: number, isInList = true) =>
  ({ of: 'list' as const, contentId: contentId as ContentId, contentType: 'movie' as const, madeAt, isInList })

const after = (...events: MutationQueueEvent[]) => events.reduce(mutationQueue, emptyQueue)

describe('the mutation queue', () => {
  it('keeps the order and only the last mutation of each item', () => {
    const { changes } = after(
      { type: 'added', change: listed('ferry', 1) },
      { type: 'added', change: listed('kash', 2) },
      { type: 'added', change: listed('ferry', 3, false) },
    )
    expect(changes).toEqual([listed('kash', 2), listed('ferry', 3, false)])
  })

  it('drops mutations that the server accepted or rejected for good', () => {
    const change = listed('ferry', 1)
    for (const status of [204, 404, 409]) {
      expect(after({ type: 'added', change }, { type: 'answered', change, status })).toEqual(emptyQueue)
    }
  })

  it('keeps a mutation after no response or a transient error', () => {
    const change = listed('ferry', 1)
    const { changes, failures } = after({ type: 'added', change }, { type: 'answered', change, status: 0 }, { type: 'answered', change, status: 503 })
    expect([changes, failures]).toEqual([[change], 2])
  })

  it('keeps both when a title was moved next to one that moves again', () => {
    const moved = (contentId: string, madeAt: number, before: string): Mutation => ({ ...listed(contentId, madeAt), before: before as ContentId })
    const made = [moved('ferry', 1, 'kash'), moved('tram', 2, 'ferry'), moved('ferry', 3, 'moon')]
    expect(after(...made.map((each) => ({ type: 'added' as const, change: each }))).changes).toEqual(made)
  })

  it('replaces single deletions by clearing the history, but not later ones', () => {
    const forgotten = (contentId: string | null, madeAt: number): Mutation => ({ of: 'history', contentId: contentId as ContentId | null, madeAt })
    const made = [forgotten('ferry', 1), forgotten('kash', 2), forgotten(null, 3), forgotten('ferry', 4)]
    expect(after(...made.map((each) => ({ type: 'added' as const, change: each }))).changes).toEqual(made.slice(2))
  })

  it('drops a mutation that was taken back', () => {
    const change: Mutation = { of: 'history', contentId: 'ferry' as ContentId, madeAt: 2 }
    const before = after({ type: 'added', change: listed('ferry', 1) }, { type: 'added', change })
    expect(mutationQueue(before, { type: 'cancelled', change }).changes).toEqual([listed('ferry', 1)])
  })

  it('keeps a mutation when an earlier one of the item is answered', () => {
    const { changes } = after(
      { type: 'added', change: listed('ferry', 1) },
      { type: 'added', change: listed('ferry', 2, false) },
      { type: 'answered', change: listed('ferry', 1), status: 204 },
    )
    expect(changes).toEqual([listed('ferry', 2, false)])
  })
})

const initialOrder = ['ferry', 'kash', 'tram'] as ContentId[]
const things = fc.constantFrom('ferry', 'kash', 'tram') as fc.Arbitrary<ContentId>
const change = fc.oneof(
  fc.record({ of: fc.constant('list' as const), contentId: things, contentType: fc.constant('movie' as const), madeAt: fc.nat(), isInList: fc.boolean() }),
  fc.record({
    of: fc.constant('rating' as const), contentId: things, contentType: fc.constant('movie' as const), madeAt: fc.nat(),
    rating: fc.constantFrom('like' as const, 'love' as const, 'not for me' as const, null),
  }),
  fc.record({ of: fc.constant('reminder' as const), contentId: things, contentType: fc.constant('movie' as const), madeAt: fc.nat(), isOn: fc.boolean() }),
  fc.record({ of: fc.constant('aside' as const), contentId: things, madeAt: fc.nat(), isSetAside: fc.boolean() }),
  fc.record({ of: fc.constant('hidden' as const), contentId: things, madeAt: fc.nat(), isHidden: fc.boolean() }),
  fc.record({ of: fc.constant('history' as const), contentId: fc.option(things), madeAt: fc.nat() }),
)
const manyChanges = fc.uniqueArray(change, { selector: ({ madeAt }) => madeAt })

/** The state of an account after these mutations; its history starts with all three titles. */
function account(changes: Mutation[]) {
  const history = new Set<ContentId>(initialOrder)
  const held: Record<string, unknown> = {}
  for (const each of changes) {
    if (each.of === 'history' && each.contentId === null) history.clear()
    else if (each.of === 'history') history.delete(each.contentId as ContentId)
    else held[`${each.of} ${each.contentId}`] = valueOf(each)
  }
  return { ...held, history }
}

function valueOf(change: Exclude<Mutation, { of: 'history' }>) {
  switch (change.of) {
    case 'list': return change.isInList
    case 'rating': return change.rating
    case 'reminder': return change.isOn
    case 'aside': return change.isSetAside
    case 'hidden': return change.isHidden
  }
}

/** The watchlist after a mutation (LIST-1). */
function listAfter(list: ContentId[], sent: Mutation): ContentId[] {
  if (sent.of !== 'list') return list
  const others = list.filter((id) => id !== sent.contentId)
  if (!sent.isInList) return others
  const at = sent.before === undefined ? -1 : others.indexOf(sent.before)
  if (at >= 0) return others.toSpliced(at, 0, sent.contentId)
  return list.includes(sent.contentId) ? list : [sent.contentId, ...list]
}

const titles = fc.constantFrom('ferry', 'kash', 'tram', 'moon') as fc.Arbitrary<ContentId>
const clicks = fc.record({ contentId: titles, before: fc.option(titles, { nil: undefined }) })

/** Removes a listed title or moves it above another one; adds a title that is not listed, or restores it above another one. */
function click({ made, order }: { made: Mutation[]; order: ContentId[] }, { contentId, before }: { contentId: ContentId; before: ContentId | undefined }) {
  const place = before !== contentId && before !== undefined && order.includes(before) ? { before } : {}
  const isInList = 'before' in place || !order.includes(contentId)
  const next: Mutation = { of: 'list', contentId, contentType: 'movie', madeAt: made.length, isInList, ...place }
  return { made: [...made, next], order: listAfter(order, next) }
}

describe('a sequence of offline mutations', () => {
  it('ends in the same state as if each had been sent at once', () => {
    fc.assert(fc.property(manyChanges, (made) => {
      const { changes } = after(...made.map((each) => ({ type: 'added' as const, change: each })))
      expect(account(changes)).toEqual(account(made))
    }))
  })

  it('ends in the same order as if each had been sent at once', () => {
    fc.assert(fc.property(fc.array(clicks), (pressed) => {
      const { made, order } = pressed.reduce(click, { made: [], order: initialOrder })
      const { changes } = after(...made.map((each) => ({ type: 'added' as const, change: each })))
      expect(changes.reduce(listAfter, initialOrder)).toEqual(order)
    }))
  })

  it('loses nothing by transient failures', () => {
    fc.assert(fc.property(manyChanges, fc.array(fc.integer({ min: 0, max: 599 }).filter(isTransient)), (made, statuses) => {
      const before = after(...made.map((each) => ({ type: 'added' as const, change: each })))
      const [first] = before.changes
      const failed = first ? statuses.reduce<MutationQueue>((state, status) => mutationQueue(state, { type: 'answered', change: first, status }), before) : before
      expect(failed.changes).toEqual(before.changes)
    }))
  })
})
