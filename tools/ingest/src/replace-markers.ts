import { playableById, saveMarkers } from '@ott/catalogue-store'
import type { CatalogueDatabase, NewMarkers } from '@ott/catalogue-store'
import { noCap } from '@ott/catalogue'
import { IngestError } from './ingest-error.ts'
import { checkMarkers } from './markers-file.ts'

/** Saves an operator's markers and chapters of a movie or episode with a video, in place of earlier ones. */
export async function replaceMarkers(db: CatalogueDatabase, contentId: string, given: NewMarkers): Promise<void> {
  const playable = await playableById(db, contentId, { language: 'english', cap: noCap })
  if (!playable?.asset) throw new IngestError(`${contentId} is no movie or episode with a video.`)
  checkMarkers(given, playable.asset.runLength)
  await saveMarkers(db, contentId, given)
}
