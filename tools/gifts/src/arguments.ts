import { parseArgs } from 'node:util'

export const usage = `Usage: npm run gifts -- --plan IDENTIFIER --months N --count N [--valid-days N]

Makes gift codes for the plan's current version and prints one a line. They cannot be read again later.

  --months       time with the plan that a code gives, 1 to 36
  --count        number of codes, 1 to 10,000
  --valid-days   days in which a code can be redeemed, 365 unless given`

export type Arguments = { plan: string; months: number; count: number; validDays: number }

/** Parses the command line; throws an Error whose message is for the operator. */
export function readArguments(args: string[]): Arguments {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { plan: option, months: option, count: option, 'valid-days': option } })
  if (!values.plan) throw new Error('Missing --plan: the identifier of a plan.')
  return {
    plan: values.plan,
    months: wholeNumber('--months', values.months, 36),
    count: wholeNumber('--count', values.count, 10_000),
    validDays: wholeNumber('--valid-days', values['valid-days'] ?? '365', 3_650),
  }
}

function wholeNumber(name: string, text: string | undefined, max: number): number {
  if (text === undefined) throw new Error(`Missing ${name}: a whole number from 1 to ${max}.`)
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > max) throw new Error(`${name} must be a whole number from 1 to ${max}, not “${text}”.`)
  return number
}
