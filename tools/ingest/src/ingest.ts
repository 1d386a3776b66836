import { join } from 'node:path'
import { readKeyEncryptionKeys } from '@ott/api/content-keys'
import type { KeyEncryptionKey } from '@ott/api/content-keys'
import { migrationFolders } from '@ott/api/migrations'
import { migrateCatalogue } from '@ott/catalogue-store'
import { readArguments, usage } from './arguments.ts'
import { IngestError } from './ingest-error.ts'
import { dataFolder, withCatalogue } from './catalogue.ts'
import { ingestFilm } from './ingest-film.ts'
import { checkMarkers, readMarkersFile } from './markers-file.ts'
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
  const { source, words, markersFile, isProtected, isLowPriority } = readArguments(args)
  const markers = markersFile === undefined ? undefined : await readMarkersFile(markersFile)
  const { facts } = await inspectFilm(source)
  if (markers) checkMarkers(markers, facts.seconds ?? Infinity)
  const keks = isProtected ? keyEncryptionKeys() : undefined
  const { permalink } = await withCatalogue(async (db) => {
    if (keks) await migrateCatalogue(db, migrationFolders)
    return ingestFilm(db, source, words, {
      keks,
      media: process.env.MEDIA_DIR ?? join(dataFolder, 'media'),
      isLowPriority,
      markers,
      onProgress: showProgress(process.stderr),
      onWarning: (line) => console.error(line),
      signal: interrupted.signal,
    })
  })
  const site = process.env.SITE_ORIGIN ?? 'http://localhost:3000'
  console.log(`${words.title.english} is ready: ${site}/en${permalink}`)
} catch (error) {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  console.error(lineFor(error))
  process.exitCode = interrupted.signal.aborted ? 130 : 1
}

/** Content keys are sealed with the key of the api, which generates it in demo mode. */
function keyEncryptionKeys(): KeyEncryptionKey[] {
  const folder = process.env.SECRETS_DIR ?? join(dataFolder, 'secrets')
  const keks = readKeyEncryptionKeys(folder, { generate: false })
  if (keks.length === 0) throw new IngestError(`${folder} lacks content-kek, which seals the keys. Start the product once.`)
  return keks
}

function lineFor(error: unknown): string {
  if (interrupted.signal.aborted) return 'Stopped. Run the same command to resume.'
  if (error instanceof IngestError || error instanceof LockedError) return error.message
  return `Ingest failed: ${(error as Error).message.split('\n')[0]}`
}
