import fc from 'fast-check'
import { dayAt, financialYear, periodEnd } from './period.ts'

const india = 'Asia/Kolkata'
const london = 'Europe/London'
const ends = (anchor: string, zone: string, period: Parameters<typeof periodEnd>[2], ns: number[]) =>
  ns.map((n) => periodEnd(new Date(anchor), zone, period, n).toISOString().replace(':00.000', ''))

describe('the end of a period', () => {
  it('is at the last day of a shorter month, and at the day of the anchor again later', () => {
    expect(ends('2027-01-31T10:30+05:30', india, 'MONTHLY', [1, 2, 3, 13])).toEqual([
      '2027-02-28T05:00Z', '2027-03-31T05:00Z', '2027-04-30T05:00Z', '2028-02-29T05:00Z',
    ])
    expect(ends('2028-02-29T10:30+05:30', india, 'YEARLY', [1, 4])).toEqual(['2029-02-28T05:00Z', '2032-02-29T05:00Z'])
  })

  it('counts in the time zone of the service', () => {
    expect(ends('2027-01-30T20:00Z', india, 'MONTHLY', [1])).toEqual(['2027-02-27T20:00Z'])
  })

  it('is at the same wall clock when the clocks change', () => {
    expect(ends('2027-03-27T01:30Z', london, 'DAILY', [1, 2])).toEqual(['2027-03-28T01:30Z', '2027-03-29T00:30Z'])
    expect(ends('2027-10-30T00:30Z', london, 'DAILY', [1, 2])).toEqual(['2027-10-31T00:30Z', '2027-11-01T01:30Z'])
  })

  it('leaves no gap and no overlap for twenty years', () => {
    const anchor = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(fc.property(anchor, fc.constantFrom(india, london, 'America/New_York'), fc.constantFrom('MONTHLY' as const, 'YEARLY' as const), (start, zone, period) => {
      const count = period === 'MONTHLY' ? 240 : 20
      const [low, high] = period === 'MONTHLY' ? [27.9, 31.1] : [364.9, 366.1]
      let last = periodEnd(start, zone, period, 0)
      expect(last).toEqual(start)
      for (let n = 1; n <= count; n += 1) {
        const end = periodEnd(start, zone, period, n)
        const days = (end.getTime() - last.getTime()) / 86_400_000
        expect(days > low && days < high).toBe(true)
        last = end
      }
    }), { numRuns: 20 })
  })
})

it('a retry is at ten in the morning of a later day', () => {
  expect(dayAt(new Date('2026-11-30T20:00Z'), india, 3, 10).toISOString()).toBe('2026-12-04T04:30:00.000Z')
})

it('the financial year begins on 1 April in the time zone of the service', () => {
  expect([financialYear(new Date('2027-03-31T18:29Z'), india), financialYear(new Date('2027-03-31T18:30Z'), india), financialYear(new Date('2099-12-01'), india)]).toEqual(['26-27', '27-28', '99-00'])
})
