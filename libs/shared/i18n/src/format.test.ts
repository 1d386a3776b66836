import { durationParts, formatDate, formatDateTime, formatLength, formatLocalDate, formatLocalDateTime, formatNumber, formatPosition } from './format.ts'
import { languageTag } from './locale.ts'
import { formatMoney } from './money.ts'

describe('formatting', () => {
  it('writes dates in long form, day first, in both languages', () => {
    const date = new Date('2027-03-14T18:30:00Z')
    expect([formatDate(date, 'en', 'Asia/Kolkata'), formatDate(date, 'bn', 'Asia/Kolkata')]).toEqual(['15 March 2027', '১৫ মার্চ, ২০২৭'])
  })

  it('writes dates in each time zone, in whatever order', () => {
    const date = new Date('2027-03-14T18:30:00Z')
    const zones = ['Asia/Kolkata', 'America/New_York', 'Asia/Kolkata']
    expect(zones.map((zone) => formatDate(date, 'en', zone))).toEqual(['15 March 2027', '14 March 2027', '15 March 2027'])
  })

  // Chromium 156 and Node 24 agree on these texts; a server that differs would break hydration.
  it('writes a comma after every Bengali month', () => {
    const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3, 12)))
    expect(dates.map((date) => formatDate(date, 'bn', 'Asia/Dhaka'))).toEqual([
      '৩ জানুয়ারি, ২০২৬', '৩ ফেব্রুয়ারি, ২০২৬', '৩ মার্চ, ২০২৬', '৩ এপ্রিল, ২০২৬', '৩ মে, ২০২৬', '৩ জুন, ২০২৬',
      '৩ জুলাই, ২০২৬', '৩ আগস্ট, ২০২৬', '৩ সেপ্টেম্বর, ২০২৬', '৩ অক্টোবর, ২০২৬', '৩ নভেম্বর, ২০২৬', '৩ ডিসেম্বর, ২০২৬',
    ])
  })

  it('follows daylight saving time', () => {
    const dates = [new Date('2026-01-15T04:30:00Z'), new Date('2026-07-15T04:30:00Z')]
    expect(dates.map((date) => formatDate(date, 'en', 'America/New_York'))).toEqual(['14 January 2026', '15 July 2026'])
  })

  it('writes a local date in the device’s time zone', () => {
    const date = new Date(2026, 10, 21, 23, 59)
    expect([formatLocalDate(date, 'en'), formatLocalDate(date, 'bn')]).toEqual(['21 November 2026', '২১ নভেম্বর, ২০২৬'])
  })

  it('writes a local date with its time, from 00:00 to 23:59', () => {
    const dates = [new Date(2026, 10, 21, 0, 5), new Date(2026, 10, 21, 23, 59)]
    expect(dates.map((date) => formatLocalDateTime(date, 'en'))).toEqual(['21 November 2026, 00:05', '21 November 2026, 23:59'])
    expect(dates.map((date) => formatLocalDateTime(date, 'bn'))).toEqual(['২১ নভেম্বর, ২০২৬, ০০:০৫', '২১ নভেম্বর, ২০২৬, ২৩:৫৯'])
  })

  it('writes a time with the zone that it is of', () => {
    const date = new Date('2026-11-21T20:05:00Z')
    expect(['en', 'bn'].map((tag) => formatDateTime(date, tag, 'Asia/Kolkata'))).toEqual(['22 November 2026, 01:35 GMT+5:30', '২২ নভেম্বর, ২০২৬, ০১:৩৫ IST'])
  })

  it('groups digits by the locale', () => {
    expect([1_234_567, 999, -5, 0.5].map((value) => formatNumber(value, 'en'))).toEqual(['1,234,567', '999', '-5', '0.5'])
    expect([1_234_567, 999, -5, 0.5].map((value) => formatNumber(value, 'bn'))).toEqual(['১২,৩৪,৫৬৭', '৯৯৯', '-৫', '০.৫'])
  })

  it('creates one formatter for each locale and options', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat')
    const date = new Date('2027-03-14T18:30:00Z')
    for (const zone of ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Tokyo', 'Asia/Seoul']) formatDate(date, 'en', zone)
    expect(made).toHaveBeenCalledTimes(2)
    made.mockRestore()
  })

  it('writes years without grouping', () => {
    expect([formatNumber(2026, 'en', true), formatNumber(2026, 'bn', true), formatNumber(1234, 'en')]).toEqual(['2026', '২০২৬', '1,234'])
  })

  it('writes money with its symbol and without trailing zeros', () => {
    const money = [
      { currency: 'INR', amount: 14_900 },
      { currency: 'INR', amount: 14_990_000 },
      { currency: 'USD', amount: 499 },
      { currency: 'JPY', amount: 800 },
      { currency: 'BDT', amount: 19_900 },
    ]
    expect(money.map((each) => formatMoney(each, 'en'))).toEqual(['₹149', '₹1,49,900', '$4.99', '¥800', '৳199'])
  })

  it('writes money in Bengali digits', () => {
    expect(formatMoney({ currency: 'INR', amount: 14_900 }, 'bn')).toBe('₹১৪৯')
  })

  it('writes Bengali texts with Latin digits if chosen', () => {
    const tag = languageTag('bn', 'latn')
    const date = new Date('2027-03-14T18:30:00Z')
    const local = new Date(2027, 2, 14, 12)
    expect([formatDate(date, tag, 'Asia/Kolkata'), formatLocalDate(local, tag), formatNumber(12_345, tag), formatNumber(2026, tag, true)])
      .toEqual(['15 মার্চ, 2027', '14 মার্চ, 2027', '12,345', '2026'])
    expect([formatMoney({ currency: 'INR', amount: 14_990_000 }, tag), breakable(formatLength(43, tag)), formatPosition(65, tag)])
      .toEqual(['₹1,49,900', '43 সেকেন্ড', '1:05'])
  })

  it('writes playback positions', () => {
    expect([formatPosition(245.9, 'en'), formatPosition(3845, 'en'), formatPosition(65, 'bn')]).toEqual(['4:05', '1:04:05', '১:০৫'])
  })

  it('writes durations in hours and minutes, and seconds of short ones', () => {
    const lengths = [6725, 3600, 600, 599, 43, 0]
    expect(lengths.map((seconds) => breakable(formatLength(seconds, 'en')))).toEqual(['1 h 52 min', '1 h', '10 min', '9 min 59 s', '43 s', '0 s'])
    expect([6725, 43].map((seconds) => breakable(formatLength(seconds, 'bn')))).toEqual(['১ ঘণ্টা ৫২ মিনিট', '৪৩ সেকেন্ড'])
  })

  it('keeps a number on the line of its unit', () => {
    expect(formatLength(6725, 'en')).toBe('1\u00A0h 52\u00A0min')
  })

  it('splits a duration into whole units', () => {
    expect(durationParts(6725)).toEqual({ hours: 1, minutes: 52, seconds: 5 })
  })
})

function breakable(words: string): string {
  return words.replaceAll('\u00A0', ' ')
}
