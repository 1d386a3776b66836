import { readArguments } from './arguments.ts'

it('an order names what to do and one file, whose ending says how it is written', () => {
  expect(readArguments(['import', 'films.jsonl', '--dry-run'])).toEqual({ does: 'import', file: 'films.jsonl', format: 'jsonl', isDryRun: true })
  expect(readArguments(['export', 'FILMS.CSV'])).toMatchObject({ does: 'export', format: 'csv', isDryRun: false })
})

it.each([
  [[], 'Import or export?'],
  [['imprt', 'films.csv'], 'no imprt'],
  [['import'], 'Which file?'],
  [['import', 'a.csv', 'b.csv'], 'b.csv is one too many'],
  [['import', 'films.xlsx'], 'ends in .jsonl or .csv, films.xlsx does not'],
  [['import', 'films.csv', '--dryrun'], "Unknown option '--dryrun'"],
  [['export', 'films.csv', '--dry-run'], '--dry-run is for import'],
])('%j is refused in one line', (args, line) => {
  expect(() => readArguments(args)).toThrow(line)
})
