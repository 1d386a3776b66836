import { durationParts, formatDate, formatMoney, formatNumber, formatPosition } from './format.ts'

describe('words for numbers', () => {
  it('write dates long and day first in both languages', () => {
    const date = new Date('2027-03-14T18:30:00Z')
    expect([formatDate(date, 'en', 'Asia/Kolkata'), formatDate(date, 'bn', 'Asia/Kolkata')]).toEqual(['15 March 2027', '১৫ মার্চ, ২০২৭'])
  })

  it('write years without grouping', () => {
    expect([formatNumber(2026, 'en', true), formatNumber(2026, 'bn', true), formatNumber(1234, 'en')]).toEqual(['2026', '২০২৬', '1,234'])
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

  it('write positions as a player does', () => {
    expect([formatPosition(245.9, 'en'), formatPosition(3845, 'en'), formatPosition(65, 'bn')]).toEqual(['4:05', '1:04:05', '১:০৫'])
  })

  it('split a length into whole parts', () => {
    expect(durationParts(6725)).toEqual({ hours: 1, minutes: 52, seconds: 5 })
  })
})
