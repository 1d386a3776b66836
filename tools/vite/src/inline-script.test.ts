import { runInNewContext } from 'node:vm'
import { scriptOf } from './inline-script.ts'

const source = `import type { Face } from './face.ts'
/** Says who it met. */
export function greet(): void {
  const everybody: string[] = []
  for (const name of ['Mita', 'Ravi']) everybody.push(name)
  globalThis.said = everybody.join(' and ')
}
`

it('a module becomes a script that calls its function, without types, comments and long names', async () => {
  const text = await scriptOf(source, 'greet.ts')
  const place: { said?: string } = {}
  runInNewContext(text, Object.assign(place, { globalThis: place }))
  expect(place.said).toBe('Mita and Ravi')
  expect(text).not.toMatch(/everybody|Says|Face|\n\s/)
})

it.each([
  ['imports something that runs', `import { a } from './a.ts'\nexport function greet() { a() }\n`],
  ['exports no function', `export const greet = 1\n`],
])('a module that %s is refused', async (_, text) => {
  await expect(scriptOf(text, 'greet.ts')).rejects.toThrow('greet.ts must export one function')
})
