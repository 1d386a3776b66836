import { importedLines, untidyLine } from './import-report.ts'

const imported = { genres: 13, tags: 40, people: 9, titles: 48, pages: 3, added: 2, changed: 1, isDifferent: true }

it('an import tells what it read and what of it was new', () => {
  expect(importedLines(imported, false)).toEqual([
    'Read: titles 48, genres 13, tags 40, people 9, pages 3.',
    'Titles: 2 new, 1 changed, 45 as they were.',
  ])
})

it('an import that found nothing to do says so, and a dry run what it is', () => {
  expect(importedLines({ ...imported, added: 0, changed: 0, isDifferent: false }, false).at(-1)).toBe('The catalogue is as the file says already; nothing changed.')
  expect(importedLines(imported, true).at(-1)).toBe('This was a dry run: all of it was taken back.')
})

it('what was imported stays imported when the database cannot be tidied', () => {
  expect(untidyLine(new Error('canceled\nby whom'))).toBe('The file was imported, but the database was not tidied after it: canceled')
})
