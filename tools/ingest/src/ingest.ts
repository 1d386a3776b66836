import { join } from 'node:path'
import { readArguments, usage } from './arguments.ts'
import { IngestError } from './ingest-error.ts'
import { dataFolder, withCatalogue } from './catalogue.ts'
import { ingestFilm } from './ingest-film.ts'
import { inspectFilm } from './package-film.ts'
import { showProgress } from './progress-bar.ts'
import { LockedError } from './work-folder-lock.ts'

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort(signal))

const args = process.argv.slice(2)
if (args.length === 0 || args.includes('--help')) {
  console.log(usage)
  process.exit(args.length === 0 ? 1 : 0)
}

try {
  const { source, words, isLowPriority } = readArguments(args)
  await inspectFilm(source)
  const { permalink } = await withCatalogue((db) =>
    ingestFilm(db, source, words, {
      media: process.env.MEDIA_DIR ?? join(dataFolder, 'media'),
      isLowPriority,
      onProgress: showProgress(process.stderr),
      onWarning: (line) => console.error(line),
      signal: interrupted.signal,
    }),
  )
  const site = process.env.SITE_ORIGIN ?? 'http://localhost:3000'
  console.log(`${words.title.english} is ready: ${site}/en${permalink}`)
} catch (error) {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  console.error(lineFor(error))
  process.exitCode = interrupted.signal.aborted ? 130 : 1
}

function lineFor(error: unknown): string {
  if (interrupted.signal.aborted) return 'Stopped. Run the same command to resume.'
  if (error instanceof IngestError || error instanceof LockedError) return error.message
  return `Ingest failed: ${(error as Error).message.split('\n')[0]}`
}
