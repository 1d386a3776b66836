import { brand } from '@ott/brand'
import { sources } from './sources.ts'

/** In Bengali the brand's name is also the insect: demo films that show it, and their titles. */
const aboutFireflies = ['tools/films/src/index.ts', 'tools/seed/src/films.ts']

const words = [...Object.values(brand.name), brand.slug].map((word) => word.toLowerCase())

it('the brand is named in its own library alone, in whatever script', () => {
  const naming = sources().filter(({ text }) => words.some((word) => text.toLowerCase().includes(word)))
  const elsewhere = naming.map(({ file }) => file).filter((file) => !file.startsWith('libs/shared/brand/'))
  expect(elsewhere.filter((file) => !aboutFireflies.includes(file))).toEqual([])
})
