import { indianRegions, isPinCode, mustSayOrder, needsBuyer, withdrawableUntil } from './consumer-law.ts'

describe('what the law asks of a purchase', () => {
  it('is the buyer, in India', () => {
    expect(['IN', 'BD', 'GB'].map(needsBuyer)).toEqual([true, false, false])
  })

  it('is a button that says order, in the European Union', () => {
    expect(['NL', 'DE', 'GB', 'IN'].map(mustSayOrder)).toEqual([true, true, false, false])
  })

  it('is a right to withdraw in the European Union, for fourteen days after the day of the contract', () => {
    const contractAt = new Date('2026-12-01T09:30:00Z')
    expect(withdrawableUntil('DE', contractAt)).toEqual(new Date('2026-12-16T09:30:00Z'))
    expect(['IN', 'GB', 'US'].map((country) => withdrawableUntil(country, contractAt))).toEqual([null, null, null])
  })
})

it('India has 28 states and 8 union territories', () => {
  expect(new Set(indianRegions).size).toBe(36)
})

it('a PIN code has six digits, the first not 0', () => {
  expect(['700019', '070019', '70001', '7000190', '700 19'].map(isPinCode)).toEqual([true, false, false, false, false])
})
