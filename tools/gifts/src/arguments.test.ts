import { readArguments } from './arguments.ts'

const read = (...changes: string[]) => readArguments(['--plan', 'premium', '--months', '3', '--count', '10', ...changes])

it('the arguments name a plan, months, a count and days', () => {
  expect(read()).toEqual({ plan: 'premium', months: 3, count: 10, validDays: 365 })
  expect(read('--valid-days', '30').validDays).toBe(30)
})

it.each([['--months', '0'], ['--months', '37'], ['--count', '1e3'], ['--count', ''], ['--count', '-1'], ['--valid-days', '1.5'], ['--plan', ''], ['--colour', 'red']])('%s %s is refused', (name, value) => {
  expect(() => read(`${name}=${value}`)).toThrow()
})

it('nothing is assumed for a missing count', () => {
  expect(() => readArguments(['--plan', 'premium', '--months', '3'])).toThrow('Missing --count')
})
