import { invoiceNumber } from './invoice-number.ts'

it('an invoice number has a series, a financial year and a sequence in at most 16 characters', () => {
  expect([invoiceNumber('JK', '26-27', 123), invoiceNumber('JC', '26-27', 9_999_999)]).toEqual(['JK/26-27/000123', 'JC/26-27/9999999'])
  expect(() => invoiceNumber('JK', '26-27', 10_000_000)).toThrow(RangeError)
  expect(() => invoiceNumber('jk', '26-27', 1)).toThrow(RangeError)
})
