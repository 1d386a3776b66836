import type { StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { startDocumentPlayback } from '@ott/playback-feature'
import { dehydratedQueriesId } from './api/hydration.ts'
import type { DehydratedQuery } from './api/hydration.ts'
import { localProgressKey } from './platform/storage-keys.ts'
import { browserStorage } from './platform/storage.ts'
import { startTimeParam } from './routing/start-time-param.ts'

/** The video of a watch page that this module has started. */
type EarlyWatch = { contentId: ContentId; atSeconds: number; siteMayStart: Promise<void>; frame: Promise<void> }

/**
 * Starts the video of a watch page, whose document has a playback token, before the code of the site: the bootstrap script
 * imports this module first (PLAY-251). Null without a token, as after a refusal.
 */
export const earlyWatch = startEarlyWatch()

function startEarlyWatch(): EarlyWatch | null {
  const queries = JSON.parse(document.getElementById(dehydratedQueriesId)?.textContent ?? '[]') as DehydratedQuery[]
  const query = queries.find(({ key }) => key[0] === 'grant')
  const parameters = new URLSearchParams(location.search)
  // A party has a position of its own.
  if (!query || parameters.has('party')) return null
  const contentId = query.key[1] as ContentId
  const grant = query.data as StreamGrant
  const startTime = startTimeParam(parameters, grant.runLengthSeconds)
  const atSeconds = startTime ?? 0
  return { contentId, atSeconds, ...startDocumentPlayback(contentId, atSeconds, grant, startTime !== null || hasNoProgress(contentId)) }
}

/** Whether there can be no progress: no session, and none stored in this browser. */
function hasNoProgress(contentId: ContentId): boolean {
  return !document.documentElement.dataset.session && !browserStorage.read(localProgressKey)?.includes(JSON.stringify(contentId))
}
