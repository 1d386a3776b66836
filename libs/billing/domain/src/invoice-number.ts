/**
 * The number of an invoice: "JK/26-27/000123" (BIL-20). Rule 46(b) of India's CGST Rules: at most 16 letters, digits, dashes and
 * slashes, consecutive within a financial year. Throws a RangeError when the series is exhausted.
 */
export function invoiceNumber(series: string, financialYear: string, sequence: number): string {
  const number = `${series}/${financialYear}/${String(sequence).padStart(6, '0')}`
  if (!/^[A-Z0-9/-]{1,16}$/.test(number)) throw new RangeError(`${number} is no invoice number`)
  return number
}
