/**
 * `npm run markers -- suggest EPISODE EPISODE EPISODE ...` prints suggestions for episodes of a season as JSON.
 * `npm run markers -- save CONTENT_ID FILE` saves the markers and chapters of a movie or episode.
 */
import { withCatalogue } from './catalogue.ts'
import { detectMarkers } from './detect-markers.ts'
import { IngestError } from './ingest-error.ts'
import { readMarkersFile } from './markers-file.ts'
import { replaceMarkers } from './replace-markers.ts'
import { detectionVersion } from './suggest-markers.ts'

const usage = `Usage: npm run markers -- suggest EPISODE EPISODE EPISODE ...   prints intro and credits that episodes of a season share
       npm run markers -- save CONTENT_ID FILE                  saves the markers and chapters in a JSON file`

const [command, ...args] = process.argv.slice(2)
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort(signal))

try {
  if (command === 'suggest') await suggest(args)
  else if (command === 'save' && args.length === 2) await save(args as [string, string])
  else throw new IngestError(usage)
} catch (error) {
  console.error(error instanceof IngestError ? error.message : `Markers failed: ${(error as Error).message.split('\n')[0]}`)
  process.exitCode = interrupted.signal.aborted ? 130 : 1
}

async function suggest(files: string[]): Promise<void> {
  const episodes = await detectMarkers(files, { signal: interrupted.signal })
  console.log(JSON.stringify({ detectionVersion, episodes }, null, 2))
}

async function save([contentId, file]: [string, string]): Promise<void> {
  const given = await readMarkersFile(file)
  await withCatalogue((db) => replaceMarkers(db, contentId, given))
  console.log(`Saved ${given.markers.length} markers and ${given.chapters.length} chapters of ${contentId}.`)
}
