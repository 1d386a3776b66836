import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPlainSignals } from './plain-signals.ts'

const react = join(import.meta.dirname, '../../../node_modules/react-dom/cjs/react-dom-client.production.js')

it('React makes five signals when it is evaluated, and none of them as an error in our build', () => {
  const made = /^(?:var| ) \w+ = Error\(/gm
  const code = readFileSync(react, 'utf8')
  expect(code.match(made)).toHaveLength(5)
  expect(withPlainSignals(code)).not.toMatch(made)
})
