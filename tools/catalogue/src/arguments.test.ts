import { readArguments } from './arguments.ts'

it('the arguments are a command and one file, whose extension is its format', () => {
  expect(readArguments(['import', 'films.jsonl', '--dry-run'])).toEqual({ command: 'import', file: 'films.jsonl', format: 'jsonl', isDryRun: true })
  expect(readArguments(['export', 'FILMS.CSV'])).toMatchObject({ command: 'export', format: 'csv', isDryRun: false })
})

it.each([
  [[], 'Missing command'],
  [['imprt', 'films.csv'], 'Unknown command imprt'],
  [['import'], 'Missing file'],
  [['import', 'a.csv', 'b.csv'], 'also got b.csv'],
  [['import', 'films.xlsx'], 'must end in .jsonl or .csv: films.xlsx'],
  [['import', 'films.csv', '--dryrun'], "Unknown option '--dryrun'"],
  [['export', 'films.csv', '--dry-run'], '--dry-run is only for import'],
])('%j is rejected in one line', (args, line) => {
  expect(() => readArguments(args)).toThrow(line)
})
