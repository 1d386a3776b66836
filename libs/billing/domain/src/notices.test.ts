import fc from 'fast-check'
import { giftNotice, plannedNotices } from './notices.ts'
import type { NoticeFacts } from './notices.ts'

const dayMs = 86_400_000
/** At noon in London in winter. */
const dayOf = (date: Date, days: number) => new Date(Math.floor((date.getTime() + days * dayMs) / dayMs) * dayMs + dayMs / 2)

const active: NoticeFacts = { state: 'active', renews: true, chargeAt: new Date('2026-12-20T08:30:00Z'), period: 'MONTHLY', country: 'IN', card: null, newPrice: null, anniversaries: [] }
const card = { id: 'c1', expMonth: 1, expYear: 2027 }
const planned = (changes: Partial<NoticeFacts>) => plannedNotices({ ...active, ...changes }, dayOf).map(({ type, at }) => `${type} ${at.toISOString().slice(0, 10)}`)

describe('a renewal is announced', () => {
  it('three days before in India, and fourteen before a yearly charge', () => {
    expect(planned({})).toEqual(['renewsSoon 2026-12-17'])
    expect(planned({ period: 'WEEKLY' })).toEqual(['renewsSoon 2026-12-17'])
    expect(planned({ country: 'GB' })).toEqual([])
    expect(planned({ period: 'YEARLY', country: 'GB' })).toEqual(['renewsSoon 2026-12-06'])
    expect(planned({ period: 'YEARLY' })).toEqual(['renewsSoon 2026-12-06', 'renewsSoon 2026-12-17'])
    expect(planned({ period: 'DAILY' })).toEqual([])
  })

  it('not where it was cancelled, nor in a trial, nor while a charge fails', () => {
    expect(planned({ renews: false, card })).toEqual([])
    for (const state of ['trial', 'grace', 'hold', 'ended'] as const) expect(planned({ state })).toEqual([])
  })

  it('before the charge that ends a pause', () => {
    expect(planned({ state: 'paused', chargeAt: new Date('2027-02-01T08:30:00Z') })).toEqual(['renewsSoon 2027-01-29'])
  })

  it('once for each date of a charge', () => {
    const subject = (changes: Partial<NoticeFacts>) => plannedNotices({ ...active, ...changes }, dayOf)[0]?.subject
    expect(subject({})).toBe(subject({}))
    expect(subject({ chargeAt: new Date('2027-01-20T08:30:00Z') })).not.toBe(subject({}))
  })
})

describe('a card that expires', () => {
  it('is announced in the month before, also in January', () => {
    expect(planned({ country: 'GB', card: { ...card, expMonth: 3 } })).toEqual(['cardExpires 2027-02-01'])
    expect(planned({ country: 'GB', card })).toEqual(['cardExpires 2026-12-01'])
    expect(planned({ state: 'trial', card })).toEqual(['cardExpires 2026-12-01'])
  })

  it('is of no interest once it has expired', () => {
    expect(plannedNotices({ ...active, country: 'GB', card }, dayOf)[0]?.until).toEqual(new Date('2027-02-01T00:00:00Z'))
  })
})

describe('a new price', () => {
  const renewals = [new Date('2026-12-20T08:30:00Z'), new Date('2027-01-20T08:30:00Z')]
  const newPrice = { version: 'v2', renewals }

  it('is announced thirty days before each renewal from which it may count, on that day only', () => {
    expect(planned({ country: 'GB', newPrice })).toEqual(['priceChanges 2026-11-20', 'priceChanges 2026-12-21'])
    const [first] = plannedNotices({ ...active, country: 'GB', newPrice }, dayOf)
    expect(first).toMatchObject({ subject: 'v2', until: new Date('2026-11-21T00:00:00Z') })
  })

  it('is announced in a trial too, and not while a charge fails', () => {
    expect(planned({ state: 'trial', newPrice })).toHaveLength(2)
    expect([planned({ state: 'grace', newPrice }), planned({ state: 'hold', newPrice })]).toEqual([[], []])
  })
})

it('a year is summed up on its anniversary, and within a month', () => {
  const anniversaries = [new Date('2026-12-01T08:30:00Z'), new Date('2027-12-01T08:30:00Z')]
  expect(planned({ country: 'GB', anniversaries })).toEqual(['yearlySummary 2026-12-01', 'yearlySummary 2027-12-01'])
  expect(plannedNotices({ ...active, country: 'GB', anniversaries }, dayOf)[0]?.until).toEqual(new Date('2026-12-31T12:00:00Z'))
  expect(planned({ renews: false, anniversaries })).toEqual([])
})

describe('a gift that ends', () => {
  const [startsAt, endsAt] = [new Date('2026-11-20T08:30:00Z'), new Date('2026-12-20T08:30:00Z')]

  it('is announced the day before, once for each end', () => {
    expect(giftNotice({ startsAt, endsAt }, dayOf)).toEqual({ type: 'giftEnds', subject: endsAt.toISOString(), at: new Date('2026-12-19T12:00:00Z'), until: endsAt })
  })

  it('is of no interest where it has just begun', () => {
    expect(giftNotice({ startsAt: new Date('2026-12-19T13:00:00Z'), endsAt }, dayOf)).toBeNull()
  })
})

it('each notice comes before it is of no use, the first ones first', () => {
  const facts = fc.record({
    state: fc.constantFrom('pending', 'trial', 'active', 'grace', 'hold', 'paused', 'ended'),
    renews: fc.boolean(),
    chargeAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    period: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    country: fc.constantFrom('IN', 'GB'),
    card: fc.option(fc.record({ id: fc.string(), expMonth: fc.integer({ min: 1, max: 12 }), expYear: fc.integer({ min: 2026, max: 2040 }) })),
    newPrice: fc.option(fc.record({ version: fc.string(), renewals: fc.array(fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })) })),
    anniversaries: fc.array(fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })),
  }) as fc.Arbitrary<NoticeFacts>
  fc.assert(fc.property(facts, (given) => {
    const notices = plannedNotices(given, dayOf)
    expect(notices.every(({ at, until }) => at < until)).toBe(true)
    expect(notices.map(({ at }) => at.getTime())).toEqual(notices.map(({ at }) => at.getTime()).toSorted((one, other) => one - other))
    if (!given.renews) expect(notices).toEqual([])
  }))
})
