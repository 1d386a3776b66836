import { readArguments } from './arguments.ts'

const read = (...changes: string[]) => readArguments(['--plan', 'premium', '--months', '3', '--count', '10', ...changes])

it('the arguments name a plan, months, a count and days', () => {
  expect(read()).toEqual({ plan: 'premium', months: 3, count: 10, validDays: 365 })
  expect(read('--valid-days', '30').validDays).toBe(30)
})

it.each([
  ['--months', '0', 'whole number from 1 to 36'],
  ['--months', '37', 'whole number from 1 to 36'],
  ['--count', '1e3', 'whole number from 1 to 10000'],
  ['--count', '', 'whole number from 1 to 10000'],
  ['--count', '-1', 'whole number from 1 to 10000'],
  ['--valid-days', '1.5', 'whole number from 1 to 3650'],
  ['--plan', '', 'Missing --plan'],
  ['--colour', 'red', 'Unknown option'],
])('%s %s is refused', (name, value, message) => {
  expect(() => read(`${name}=${value}`)).toThrow(message)
})

it('nothing is assumed for a missing count', () => {
  expect(() => readArguments(['--plan', 'premium', '--months', '3'])).toThrow('Missing --count')
})
