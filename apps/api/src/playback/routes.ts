import type { FastifyInstance } from 'fastify'
import type { TitleLookup } from '../catalogue/title-lookup.ts'
import type { Deps } from '../config/deps.ts'
import type { Handlers } from '../http/request.ts'
import type { ParentalGrants } from '../identity/parental/grants.ts'
import { scheduleCleanup } from '../jobs/cleanup.ts'
import { createStreamSlots } from './concurrent-streams.ts'
import { entitlement } from './entitlement.ts'
import type { Facts } from './entitlement.ts'
import { watchingRecorder } from './last-watched.ts'
import { serveMedia } from './media-origin.ts'
import { streamKeys } from './stream-keys.ts'
import { trailerKeys } from './trailer-keys.ts'
import type { PlaybackTables } from './tables.ts'

export async function playback(
  app: FastifyInstance,
  deps: Deps<PlaybackTables>,
  grants: ParentalGrants,
  { titleOf, ...facts }: Omit<Facts, 'onWatched'> & { titleOf: TitleLookup },
): Promise<Pick<Handlers, 'entitlement'>> {
  const keys = streamKeys(deps.secrets.streamKey)
  const trailers = trailerKeys(deps.secrets.streamKey)
  const slots = createStreamSlots(deps)
  await serveMedia(app, deps, keys, trailers)
  scheduleCleanup(app, () => slots.deleteExpired())
  return { entitlement: entitlement(deps, keys, grants, slots, titleOf, { ...facts, onWatched: watchingRecorder(deps.db) }) }
}
