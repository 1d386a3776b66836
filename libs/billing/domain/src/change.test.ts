import fc from 'fast-check'
import { creditOf, planChange } from './change.ts'

const mobile = { identifier: 'mobile', rank: 1, period: 'MONTHLY' as const }
const premium = { identifier: 'premium', rank: 2, period: 'MONTHLY' as const }
const yearly = { identifier: 'premium-yearly', rank: 2, period: 'YEARLY' as const }

describe('a change of plan', () => {
  it('is an upgrade to a higher rank, or to a longer period of the same rank', () => {
    expect([planChange(mobile, premium), planChange(premium, yearly), planChange(mobile, yearly)]).toEqual(['upgrade', 'upgrade', 'upgrade'])
  })

  it('is a downgrade the other way, also to a longer period of a lower rank', () => {
    expect([planChange(premium, mobile), planChange(yearly, premium), planChange(premium, { ...mobile, period: 'YEARLY' })]).toEqual(['downgrade', 'downgrade', 'downgrade'])
  })

  it('is none to the same plan or without one', () => {
    expect([planChange(premium, premium), planChange(null, premium)]).toEqual(['same', 'new'])
  })
})

describe('the credit of a period', () => {
  const period = { value: 30_000, startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z') }

  it('is the share of its time that is left', () => {
    expect(['2026-11-01T00:00:00Z', '2026-11-16T00:00:00Z', '2026-12-01T00:00:00Z'].map((at) => creditOf(period, new Date(at)))).toEqual([30_000, 15_000, 0])
  })

  it('is the whole value before the period and nothing after it', () => {
    expect([creditOf(period, new Date('2026-10-01')), creditOf(period, new Date('2027-01-01'))]).toEqual([30_000, 0])
    expect(creditOf({ ...period, endsAt: period.startsAt }, period.startsAt)).toBe(0)
  })

  it('of a free period is nothing', () => {
    expect(creditOf({ ...period, value: 0 }, period.startsAt)).toBe(0)
  })

  it('never grows with time and is never more than the value', () => {
    const time = fc.date({ min: new Date('2026-10-01'), max: new Date('2027-01-31'), noInvalidDate: true })
    fc.assert(fc.property(fc.nat(1e8), time, time, (value, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      const [more, less] = [creditOf({ ...period, value }, earlier), creditOf({ ...period, value }, later)]
      expect(more <= value && less <= more && less >= 0).toBe(true)
    }))
  })
})
