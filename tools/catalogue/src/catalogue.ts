import { showProgress, withCatalogue } from '@ott/ingest'
import { readArguments, usage } from './arguments.ts'
import { exportFile } from './export-file.ts'
import { importFile, vacuumCatalogue } from './import-file.ts'
import { ImportError } from './import-error.ts'
import { reportLines, vacuumFailedLine } from './import-report.ts'

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort(signal))

const args = process.argv.slice(2)
if (args.length === 0 || args.includes('--help')) {
  console.log(usage)
  process.exit(args.length === 0 ? 1 : 0)
}

/** Rebuilding the search index of a large catalogue takes long. */
const statementTimeoutMs = 30 * 60_000

try {
  const { command, file, format, isDryRun } = readArguments(args)
  await withCatalogue(async (db) => {
    if (command === 'export') {
      const { titles } = await exportFile(db, file, format)
      return console.log(`Exported ${titles} titles to ${file}`)
    }
    const options = { format, isDryRun, signal: interrupted.signal, onProgress: showProgress(process.stderr) }
    const imported = await importFile(db, file, options)
    for (const line of reportLines(imported, isDryRun)) console.log(line)
    // A failed vacuum does not undo the import.
    if (imported.isDifferent && !isDryRun) await vacuumCatalogue(db).catch((error: unknown) => console.error(vacuumFailedLine(error)))
  }, { statementTimeoutMs })
} catch (error) {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  for (const line of linesFor(error)) console.error(line)
  process.exitCode = interrupted.signal.aborted ? 130 : 1
}

function linesFor(error: unknown): string[] {
  if (error instanceof ImportError) return error.lines
  return [`The catalogue is not reachable or writable; nothing was changed: ${(error as Error).message.split('\n')[0]}`]
}
