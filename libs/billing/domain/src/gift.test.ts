import fc from 'fast-check'
import { currentTerm, landGift, moveBehindPaid } from './gift.ts'
import type { Term } from './gift.ts'

const now = new Date('2026-11-28T12:00:00Z')
const day = (n: number) => new Date(now.getTime() + n * 86_400_000)
const inThirtyDays = (start: Date) => new Date(start.getTime() + 30 * 86_400_000)
const mobile = { identifier: 'mobile', rank: 1 }
const premium = { identifier: 'premium', rank: 2 }

const term = (plan: typeof mobile, from: number, to: number): Term => ({ id: `${plan.identifier} ${from}`, ...plan, startsAt: day(from), endsAt: day(to) })
const land = (terms: Term[], gift: typeof mobile) => landGift(terms, gift, inThirtyDays, now)

describe('a redeemed gift', () => {
  it('starts at once without a plan', () => {
    expect(land([], mobile)).toEqual({ startsAt: now, endsAt: day(30), extends: null, moved: [] })
  })

  it('extends its own plan', () => {
    expect(land([term(premium, -10, 20)], premium)).toEqual({ startsAt: day(20), endsAt: day(50), extends: 'premium -10', moved: [{ ...term(premium, -10, 20), endsAt: day(50) }] })
  })

  it('starts at once before a lesser plan, which continues afterwards', () => {
    expect(land([term(mobile, -10, 20)], premium)).toEqual({ startsAt: now, endsAt: day(30), extends: null, moved: [{ ...term(mobile, -10, 20), endsAt: day(50) }] })
  })

  it('follows a better plan and the gifts that follow it already', () => {
    expect(land([term(premium, -10, 20), term(mobile, 20, 50)], { ...mobile, identifier: 'tablet' })).toMatchObject({ startsAt: day(50), endsAt: day(80), moved: [] })
  })

  it('moves the gifts that follow when it extends the plan before them', () => {
    const moved = land([term(premium, -10, 20), term(mobile, 20, 50)], premium).moved
    expect(moved.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([[day(-10), day(50)], [day(50), day(80)]])
  })

  it('adds its own time and keeps that of every other plan', () => {
    const plans = [mobile, premium, { identifier: 'yearly', rank: 2 }, { identifier: 'family', rank: 3 }]
    fc.assert(fc.property(fc.array(fc.constantFrom(...plans), { maxLength: 6 }), (gifts) => {
      let terms: Term[] = []
      for (const [n, gift] of gifts.entries()) {
        const landed = land(terms, gift)
        const moved = new Map(landed.moved.map((one) => [one.id, one]))
        terms = terms.map((one) => moved.get(one.id) ?? one)
        if (landed.extends === null) terms.push({ id: String(n), ...gift, startsAt: landed.startsAt, endsAt: landed.endsAt })
      }
      const days = Array.from({ length: 30 * gifts.length + 5 }, (_, n) => currentTerm(terms, new Date(day(n).getTime() + 1))?.identifier)
      const given = plans.map(({ identifier }) => 30 * gifts.filter((gift) => gift.identifier === identifier).length)
      expect(plans.map(({ identifier }) => days.filter((one) => one === identifier).length)).toEqual(given)
    }))
  })
})

describe('given time beside a paid period', () => {
  const paid = (from: number, to: number) => ({ rank: premium.rank, startsAt: day(from), endsAt: day(to) })
  const daysOf = (terms: Term[]) => terms.map(({ startsAt, endsAt }) => [startsAt, endsAt].map((at) => (at.getTime() - now.getTime()) / 86_400_000))

  it('moves behind it, with what follows', () => {
    expect(daysOf(moveBehindPaid([term(mobile, 10, 40), term(mobile, 40, 70)], paid(10, 41)))).toEqual([[41, 71], [71, 101]])
    expect(daysOf(moveBehindPaid([term(mobile, 10, 40)], paid(0, 31)))).toEqual([[31, 61]])
  })

  it('that has begun goes on afterwards', () => {
    expect(daysOf(moveBehindPaid([term(mobile, -10, 20)], paid(0, 31)))).toEqual([[-10, 51]])
  })

  it('stays where it does not run meanwhile, and where it is better', () => {
    expect(moveBehindPaid([term(mobile, 31, 61), term({ identifier: 'family', rank: 3 }, 0, 30), term(mobile, -30, 0)], paid(0, 31))).toEqual([])
    expect(moveBehindPaid([], paid(0, 31))).toEqual([])
  })

  it('keeps all of its time, and none of it runs in the paid period', () => {
    const terms = fc.array(fc.tuple(fc.integer({ min: -40, max: 80 }), fc.integer({ min: 1, max: 90 })), { maxLength: 4 })
    fc.assert(fc.property(terms, fc.integer({ min: 1, max: 40 }), (all, length) => {
      // Given terms of one plan never overlap.
      let free = -40
      const given = all.map(([gap, days], n) => ({ ...term(mobile, free += Math.max(0, gap), free += days), id: String(n) }))
      const period = paid(0, length)
      const moved = new Map(moveBehindPaid(given, period).map((one) => [one.id, one]))
      const after = given.map((one) => moved.get(one.id) ?? one)
      for (const [n, one] of after.entries()) {
        const before = given[n]!
        const wasRunning = before.startsAt < period.startsAt && before.endsAt > period.startsAt
        const paused = wasRunning ? length * 86_400_000 : 0
        expect(one.endsAt.getTime() - one.startsAt.getTime() - paused).toBe(before.endsAt.getTime() - before.startsAt.getTime())
        if (before.startsAt >= period.startsAt) expect(one.startsAt >= period.endsAt).toBe(true)
      }
    }))
  })
})

it('the plan that counts is the best one that has started and not ended', () => {
  const terms = [term(mobile, -10, 50), term(premium, -1, 5), term(premium, -2, 9), term({ identifier: 'family', rank: 3 }, 1, 9)]
  expect([currentTerm(terms, now)?.id, currentTerm(terms, day(1))?.id, currentTerm(terms, day(9))?.id, currentTerm(terms, day(50))]).toEqual(['premium -2', 'family 1', 'mobile -10', null])
})
