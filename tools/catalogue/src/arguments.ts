import { parseArgs } from 'node:util'
import { formatOf } from './file-format.ts'
import type { FileFormat } from './file-format.ts'
import { Refused } from './import-error.ts'

export const usage = `Usage: npm run catalogue -- import FILE [--dry-run]
       npm run catalogue -- export FILE

  import   writes the genres, tags, people, titles, pages and popular searches of a file into the catalogue,
           all of them or, when a line is wrong, none; what the file does not name stays as it is
  export   writes the whole catalogue into a file that can be imported

  --dry-run   does everything that an import does and takes it back

FILE ends in .jsonl (one JSON object a line) or .csv; docs/catalogue-files.md describes both.`

export type Order = { does: 'import' | 'export'; file: string; format: FileFormat; isDryRun: boolean }

/** What the command says; throws `Refused` for what it cannot mean. */
export function readArguments(args: string[]): Order {
  const { values, positionals } = parse(args)
  const [does, file, ...others] = positionals
  if (does !== 'import' && does !== 'export') {
    throw new Refused(does === undefined ? 'Import or export? Say which.' : `There is import and export, but no ${does}.`)
  }
  if (file === undefined) throw new Refused(`Which file? Name it: npm run catalogue -- ${does} FILE`)
  if (others.length > 0) throw new Refused(`One file at a time: ${others[0]} is one too many.`)
  const format = formatOf(file)
  if (!format) throw new Refused(`A file of the catalogue ends in .jsonl or .csv, ${file} does not.`)
  const isDryRun = values['dry-run'] ?? false
  if (isDryRun && does === 'export') throw new Refused('An export changes nothing: --dry-run is for import.')
  return { does, file, format, isDryRun }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    throw new Refused(`${(error as Error).message.split('. ')[0]}.`)
  }
}
