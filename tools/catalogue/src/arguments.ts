import { parseArgs } from 'node:util'
import { formatOf } from './file-format.ts'
import type { FileFormat } from './file-format.ts'
import { ImportError } from './import-error.ts'

export const usage = `Usage: npm run catalogue -- import FILE [--dry-run]
       npm run catalogue -- export FILE

  import   imports genres, tags, people, titles, pages and popular searches from a file; if a line
           has an error, nothing is imported. Records that are not in the file stay unchanged
  export   exports the whole catalogue into a file that can be imported

  --dry-run   runs the import and rolls it back

FILE ends in .jsonl (one JSON object a line) or .csv; docs/catalogue-files.md describes both.`

export type Arguments = { command: 'import' | 'export'; file: string; format: FileFormat; isDryRun: boolean }

/** Parses the command line; throws `ImportError` for invalid arguments. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args)
  const [command, file, ...others] = positionals
  if (command !== 'import' && command !== 'export') {
    throw new ImportError(command === undefined ? 'Missing command: import or export.' : `Unknown command ${command}: use import or export.`)
  }
  if (file === undefined) throw new ImportError(`Missing file: npm run catalogue -- ${command} FILE`)
  if (others.length > 0) throw new ImportError(`Only one file is allowed, also got ${others[0]}.`)
  const format = formatOf(file)
  if (!format) throw new ImportError(`The file must end in .jsonl or .csv: ${file}`)
  const isDryRun = values['dry-run'] ?? false
  if (isDryRun && command === 'export') throw new ImportError('--dry-run is only for import.')
  return { command, file, format, isDryRun }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    throw new ImportError(`${(error as Error).message.split('. ')[0]}.`)
  }
}
