import type { FastifyInstance } from 'fastify'
import type { Deps } from '../config/deps.ts'
import type { Handlers } from '../http/request.ts'
import type { ParentalGrants } from '../identity/parental/grants.ts'
import { swrCache } from '../http/swr-cache.ts'
import { scheduleCleanup } from '../jobs/cleanup.ts'
import { ApiError } from '../http/api-error.ts'
import { scheduleJob } from '../jobs/scheduler.ts'
import { createStreamSlots, publicStreamId } from './concurrent-streams.ts'
import { accessGuard, entitlement } from './entitlement.ts'
import type { Facts } from './entitlement.ts'
import { watchingRecorder } from './last-watched.ts'
import { rewrapContentKeys } from './content-keys.ts'
import { serveLicences } from './licences.ts'
import { serveMedia } from './media-origin.ts'
import { watchParties } from './party/watch-party.ts'
import type { PartyCall, PartyFacts } from './party/watch-party.ts'
import { playerOf } from './player-of-call.ts'
import { streamKeys } from './stream-keys.ts'
import { trailerKeys } from './trailer-keys.ts'
import type { PlaybackTables } from './tables.ts'

/** A native player asks for several files a second. */
const liveMaxAgeMs = 5_000

export async function playback(
  app: FastifyInstance,
  deps: Deps<PlaybackTables>,
  grants: ParentalGrants,
  { titleOf, profileNameOf, hasSessionEnded, rateLimiter, ...facts }: Omit<Facts, 'onWatched'> & Omit<PartyFacts, 'requireAccess'>,
): Promise<Pick<Handlers, 'entitlement' | 'stopStream' | PartyCall>> {
  const keys = streamKeys(deps.secrets.streamKey, deps.secrets.previousStreamKey)
  const trailers = trailerKeys(deps.secrets.streamKey)
  const slots = createStreamSlots(deps)
  const liveStreams = swrCache<boolean>({ now: deps.now, maxAgeMs: liveMaxAgeMs })
  await serveMedia(app, deps, keys, trailers, (...stream) => liveStreams(stream, () => slots.isLive(...stream)))
  await serveLicences(app, deps, keys)
  scheduleCleanup(app, () => slots.deleteExpired())
  app.metrics.onScrape(async () => app.metrics.streamsNow.set(await slots.count()))
  scheduleJob(app, { name: 'content-keys', everySeconds: 3_600, run: async () => void (await rewrapContentKeys(deps.db, deps.secrets.contentKeks)) })
  return {
    ...watchParties(app, deps, { titleOf, requireAccess: accessGuard(facts.subscriptionOf, deps.now), profileNameOf, hasSessionEnded, rateLimiter }),
    entitlement: entitlement(deps, keys, grants, slots, titleOf, { ...facts, onWatched: watchingRecorder(deps.db) }),
    stopStream: async (call) => {
      const { userId, ...by } = playerOf(call)
      const isOwn = call.params.id === publicStreamId(userId, by.streamId)
      // A Kids profile manages no other device (PRO-7).
      if (call.user.kind === 'user' && call.user.isKids && !isOwn) throw new ApiError('FORBIDDEN')
      await slots.stop({ userId, streamId: call.params.id, by })
    },
  }
}
