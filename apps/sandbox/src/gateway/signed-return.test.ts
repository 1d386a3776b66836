import { createHmac } from 'node:crypto'
import { signReturn } from './signed-return.ts'

it('signs the parameters encoded, sorted by their encoded names, and encoded again', () => {
  const expected = createHmac('sha256', 'key').update('%25C3%25A4%3D1%26a%2520b%3Dx%2526y%26order_id%3DJ1').digest('base64')
  expect(signReturn({ order_id: 'J1', 'a b': 'x&y', ä: '1' }, 'key')).toBe(expected)
  expect(signReturn({ ä: '1', order_id: 'J1', 'a b': 'x&y' }, 'key')).toBe(expected)
  expect(signReturn({ ä: '1', order_id: 'J1', 'a b': 'x&y' }, 'other')).not.toBe(expected)
})
