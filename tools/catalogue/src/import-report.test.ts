import { reportLines, vacuumFailedLine } from './import-report.ts'

const imported = { genres: 13, tags: 40, people: 9, titles: 48, pages: 3, added: 2, changed: 1, isDifferent: true }

it('the report counts records and changes', () => {
  expect(reportLines(imported, false)).toEqual([
    'Read 48 titles, 13 genres, 40 tags, 9 people, 3 pages',
    'Titles: 2 added, 1 changed, 45 unchanged',
  ])
})

it('the report names an import without changes and a dry run', () => {
  expect(reportLines({ ...imported, added: 0, changed: 0, isDifferent: false }, false).at(-1)).toBe('The catalogue already matches the file; nothing was changed')
  expect(reportLines(imported, true).at(-1)).toBe('Dry run: all changes were rolled back')
})

it('a failed vacuum is reported as such', () => {
  expect(vacuumFailedLine(new Error('canceled\nby whom'))).toBe('The file was imported, but the vacuum of the database failed: canceled')
})
