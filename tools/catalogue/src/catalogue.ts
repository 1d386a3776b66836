import { showProgress, withCatalogue } from '@ott/ingest'
import { readArguments, usage } from './arguments.ts'
import { exportFile } from './export-file.ts'
import { importFile, tidyUp } from './import-file.ts'
import { Refused } from './import-error.ts'
import { importedLines, untidyLine } from './import-report.ts'

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort(signal))

const args = process.argv.slice(2)
if (args.length === 0 || args.includes('--help')) {
  console.log(usage)
  process.exit(args.length === 0 ? 1 : 0)
}

/** No statement of an import may be cut off for taking long: writing the search of a large catalogue is one. */
const statementTimeoutMs = 30 * 60_000

try {
  const { does, file, format, isDryRun } = readArguments(args)
  await withCatalogue(async (db) => {
    if (does === 'export') {
      const { titles } = await exportFile(db, file, format)
      return console.log(`Written to ${file}: titles ${titles}.`)
    }
    const options = { format, isDryRun, signal: interrupted.signal, onProgress: showProgress(process.stderr) }
    const imported = await importFile(db, file, options)
    for (const line of importedLines(imported, isDryRun)) console.log(line)
    // What was imported stays, whatever becomes of this.
    if (imported.isDifferent && !isDryRun) await tidyUp(db).catch((error: unknown) => console.error(untidyLine(error)))
  }, { statementTimeoutMs })
} catch (error) {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  for (const line of linesFor(error)) console.error(line)
  process.exitCode = interrupted.signal.aborted ? 130 : 1
}

function linesFor(error: unknown): string[] {
  if (error instanceof Refused) return error.lines
  return [`The catalogue could not be reached or written; nothing was changed: ${(error as Error).message.split('\n')[0]}`]
}
