/** Amounts are hundredths inside and major units with two decimals outside, also for currencies without decimals. */
export function parseAmount(text = ''): number {
  return Math.round(Number(text) * 100)
}

export function amountText(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}

export const amountPattern = /^(?!0+\.00$)\d{1,8}\.\d{2}$/

const currenciesWithoutDecimals = ['JPY']

export function isPossible(hundredths: number, currency: string): boolean {
  return !currenciesWithoutDecimals.includes(currency) || hundredths % 100 === 0
}

export function minorUnits(hundredths: number, currency: string): number {
  return currenciesWithoutDecimals.includes(currency) ? hundredths / 100 : hundredths
}
