import fc from 'fast-check'
import { durationParts, formatDate, formatLength, formatLocalDate, formatNumber, formatPosition } from './format.ts'
import { languageTag, locales } from './locale.ts'
import { formatMoney } from './money.ts'

const lastSummerTimeOfDhaka = new Date('2009-08-01T17:30:00Z')

describe('words for numbers', () => {
  it('write dates long and day first in both languages', () => {
    const date = new Date('2027-03-14T18:30:00Z')
    expect([formatDate(date, 'en', 'Asia/Kolkata'), formatDate(date, 'bn', 'Asia/Kolkata')]).toEqual(['15 March 2027', '১৫ মার্চ, ২০২৭'])
  })

  it('write dates by the calendar of each zone, whichever was asked for before', () => {
    const date = new Date('2027-03-14T18:30:00Z')
    const zones = ['Asia/Kolkata', 'America/New_York', 'Asia/Kolkata']
    expect(zones.map((zone) => formatDate(date, 'en', zone))).toEqual(['15 March 2027', '14 March 2027', '15 March 2027'])
  })

  it.each(locales)('write a date by the own calendar as the browser would (%s)', (locale) => {
    const dates = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1 + month * 2, 23, 59))
    const browser = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'bn', { dateStyle: 'long' })
    expect(dates.map((date) => formatLocalDate(date, locale))).toEqual(dates.map((date) => browser.format(date)))
  })

  it.each(['en', 'bn', languageTag('bn', 'latn')])('write a date of the service’s zone as the browser would (%s)', (tag) => {
    const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    for (const timeZone of ['UTC', 'Asia/Kolkata', 'Asia/Dhaka', 'America/New_York']) {
      const browser = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { dateStyle: 'long', timeZone })
      fc.assert(fc.property(dates, (date) => formatDate(date, tag, timeZone) === browser.format(date)), { examples: [[lastSummerTimeOfDhaka]] })
    }
  })

  it('write years without grouping', () => {
    expect([formatNumber(2026, 'en', true), formatNumber(2026, 'bn', true), formatNumber(1234, 'en')]).toEqual(['2026', '২০২৬', '1,234'])
  })

  it.each(locales)('write digits as the browser would (%s)', (locale) => {
    const numbers = [0, 7, 10, 999, 1000, 2026, 9999, 10_000, 1_234_567, -5, 0.5]
    for (const useGrouping of [true, false]) {
      const browser = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'bn', { useGrouping })
      expect(numbers.map((number) => formatNumber(number, locale, !useGrouping))).toEqual(numbers.map((number) => browser.format(number)))
    }
  })

  it('write money with the viewer’s symbol and no idle zeros', () => {
    const money = [
      { currency: 'INR', amount: 14_900 },
      { currency: 'INR', amount: 14_990_000 },
      { currency: 'USD', amount: 499 },
      { currency: 'JPY', amount: 800 },
      { currency: 'BDT', amount: 19_900 },
    ]
    expect(money.map((each) => formatMoney(each, 'en'))).toEqual(['₹149', '₹1,49,900', '$4.99', '¥800', '৳199'])
  })

  it('write money in Bengali digits', () => {
    expect(formatMoney({ currency: 'INR', amount: 14_900 }, 'bn')).toBe('₹১৪৯')
  })

  it('write Bengali in Latin digits for who wants those, its words as they are', () => {
    const tag = languageTag('bn', 'latn')
    const date = new Date('2027-03-14T18:30:00Z')
    const local = new Date(2027, 2, 14, 12)
    expect([formatDate(date, tag, 'Asia/Kolkata'), formatLocalDate(local, tag), formatNumber(12_345, tag), formatNumber(2026, tag, true)])
      .toEqual(['15 মার্চ, 2027', '14 মার্চ, 2027', '12,345', '2026'])
    expect([formatMoney({ currency: 'INR', amount: 14_990_000 }, tag), breakable(formatLength(43, tag)), formatPosition(65, tag)])
      .toEqual(['₹1,49,900', '43 সেকেন্ড', '1:05'])
  })

  it('write positions as a player does', () => {
    expect([formatPosition(245.9, 'en'), formatPosition(3845, 'en'), formatPosition(65, 'bn')]).toEqual(['4:05', '1:04:05', '১:০৫'])
  })

  it('say a length in hours and minutes, and of what is short the seconds', () => {
    const lengths = [6725, 3600, 600, 599, 43, 0]
    expect(lengths.map((seconds) => breakable(formatLength(seconds, 'en')))).toEqual(['1 h 52 min', '1 h', '10 min', '9 min 59 s', '43 s', '0 s'])
    expect([6725, 43].map((seconds) => breakable(formatLength(seconds, 'bn')))).toEqual(['১ ঘণ্টা ৫২ মিনিট', '৪৩ সেকেন্ড'])
  })

  it('keep a number on the line of its unit', () => {
    expect(formatLength(6725, 'en')).toBe('1\u00A0h 52\u00A0min')
  })

  it('split a length into whole parts', () => {
    expect(durationParts(6725)).toEqual({ hours: 1, minutes: 52, seconds: 5 })
  })
})

function breakable(words: string): string {
  return words.replaceAll('\u00A0', ' ')
}
