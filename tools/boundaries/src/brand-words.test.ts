import { brands } from '@ott/brand/choose'
import { sources } from './sources.ts'

/** In Bengali the brand's name is also the insect: demo films that show it, and their titles. */
const aboutFireflies = ['tools/films/src/index.ts', 'tools/seed/src/films.ts']

const words = Object.values(brands).flatMap(({ name, slug }) => [...Object.values(name), slug]).map((word) => word.toLowerCase())

it('a brand is named in the library of brands alone, in whatever script', () => {
  const naming = sources().filter(({ text }) => words.some((word) => text.toLowerCase().includes(word)))
  const elsewhere = naming.map(({ file }) => file).filter((file) => !file.startsWith('libs/shared/brand/'))
  expect(elsewhere.filter((file) => !aboutFireflies.includes(file))).toEqual([])
})
