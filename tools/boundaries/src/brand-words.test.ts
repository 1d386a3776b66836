import { brands } from '@ott/brand/choose'
import { sources } from './sources.ts'

/** In Bengali the name of the brand also means firefly, which demo films and titles use. */
const aboutFireflies = ['tools/films/src/index.ts', 'tools/seed/src/films.ts']

const words = Object.values(brands).flatMap(({ name, slug }) => [...Object.values(name), slug]).map((word) => word.toLowerCase())

it('only the brand library names a brand, in either script', () => {
  const matches = sources().filter(({ text }) => words.some((word) => text.toLowerCase().includes(word)))
  const elsewhere = matches.map(({ file }) => file).filter((file) => !file.startsWith('libs/shared/brand/'))
  expect(elsewhere.filter((file) => !aboutFireflies.includes(file))).toEqual([])
})
