import fc from 'fast-check'
import { dayAt, periodEnd } from './period.ts'
import { announceableRenewals, isPriceAnnounced } from './price-change.ts'

const zone = 'Asia/Kolkata'
const dayOf = (date: Date, days: number) => dayAt(date, zone, days, 10)
const at = (text: string) => new Date(`${text}+05:30`)

describe('an announced price', () => {
  it('counts from the thirtieth day after, at any hour of it', () => {
    const renewalAt = at('2026-12-31T09:00:00')
    const announced = ['2026-11-30T09:00:00', '2026-12-01T00:00:00', '2026-12-01T23:59:00', '2026-12-02T00:00:00']
    expect(announced.map((text) => isPriceAnnounced(at(text), renewalAt, dayOf))).toEqual([true, true, true, false])
  })
})

describe('the renewals that may be announced', () => {
  const after = (anchor: string, period: Parameters<typeof periodEnd>[2]) =>
    announceableRenewals((n) => periodEnd(at(anchor), zone, period, n), dayOf).map((date) => date.toISOString().slice(0, 10))

  it('are the next one and those after it, until one is thirty days later', () => {
    expect(after('2026-12-10T12:00:00', 'MONTHLY')).toEqual(['2026-12-10', '2027-01-10'])
    expect(after('2027-01-31T12:00:00', 'MONTHLY')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
    expect(after('2026-12-10T12:00:00', 'YEARLY')).toEqual(['2026-12-10', '2027-12-10'])
    expect(after('2026-12-10T12:00:00', 'WEEKLY')).toHaveLength(6)
  })

  it('have always one that can be announced in time, whenever the price is revised before the next charge', () => {
    const periods = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY') as fc.Arbitrary<Parameters<typeof periodEnd>[2]>
    const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(fc.property(dates, periods, fc.nat(400 * 86_400), (first, period, secondsBefore) => {
      const revisedAt = new Date(first.getTime() - secondsBefore * 1_000)
      const renewals = announceableRenewals((n) => periodEnd(first, zone, period, n), dayOf)
      expect(renewals.some((renewal) => isPriceAnnounced(revisedAt, renewal, dayOf))).toBe(true)
    }))
  })
})
