import fc from 'fast-check'
import { toCsv } from './csv.ts'

it('writes one line for each row, with every cell in quotes', () => {
  expect(toCsv([['Title', 'Season'], ['The "Last" Ferry', '']])).toBe('\uFEFF"Title","Season"\r\n"The ""Last"" Ferry",""\r\n')
})

it('prevents a cell from being a formula', () => {
  expect(toCsv([['=1+1', '@now', '-2']])).toBe(`\uFEFF"'=1+1","'@now","'-2"\r\n`)
})

/** Returns the quoted cells. */
const cellsIn = (file: string) => [...file.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text.replaceAll('""', '"'))

it('preserves every text', () => {
  fc.assert(fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
    expect(cellsIn(toCsv([texts])).map((text, at) => (text === texts[at] ? text : text.slice(1)))).toEqual(texts)
  }))
})
