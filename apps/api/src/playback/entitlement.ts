import { decideAccess, grantToEnd, maxTokenSeconds } from '@ott/playback'
import type { Subscription } from '@ott/billing'
import { isActive } from '@ott/billing'
import { isReleased, isWithdrawn } from '@ott/catalogue'
import { isAvailableIn } from '@ott/catalogue-store'
import type { Playable } from '@ott/catalogue-store'
import { ApiError } from '../http/api-error.ts'
import type { RequestContext, Handler, SignedIn } from '../http/request.ts'
import type { Deps } from '../config/deps.ts'
import { memoryRateLimiter } from '../rate-limit/rate-limiter.ts'
import type { Limit } from '../rate-limit/rate-limiter.ts'
import { localizeDeviceName, deviceName } from '../http/device-name.ts'
import { factMaxAgeMs } from '../catalogue/title-lookup.ts'
import { swrCache } from '../http/swr-cache.ts'
import type { ParentalGrants } from '../identity/parental/grants.ts'
import type { StreamKeys } from './stream-keys.ts'
import type { Heartbeat, StreamSlots } from './concurrent-streams.ts'
import type { TitleLookup } from '../catalogue/title-lookup.ts'

const beatSeconds = 20
const beatJitterSeconds = 2

const policySeconds = { STREAMING: maxTokenSeconds, PREPARE: 120 }
/**
 * All policies of a minute expire together, so that a user's key and the browser's cached files stay valid within it.
 */
const policyStepSeconds = 60

/** Users without a plan play one stream at a time, and free titles in full. */
const streamsWithoutPlan = 1
const fullHeight = 1080

/** The facts about a user that playback needs. */
export type Facts = {
  subscriptionOf: (userId: string) => Promise<Subscription | null>
  /** Whether a session opened by a link exceeds the device limit. */
  isOverDeviceLimit: (user: SignedIn) => Promise<boolean>
  /** A user watches with a plan. */
  onWatched: (userId: string, at: Date) => Promise<void>
}

/** Four streams beat twelve times a minute; the rest is for seeking, changing titles and preloading (PLAY-89). */
const requestsPerUser: Limit = { name: 'entitlement', points: 120, windowSeconds: 60 }

type EntitlementCall = RequestContext<'entitlement'>
type Asset = NonNullable<Playable['asset']>

/** The playback heartbeat. Fails closed: in any doubt it issues no key (PLAY-19). */
export function entitlement(
  { now, ...clock }: Pick<Deps, 'now' | 'testOverrides'>,
  keys: StreamKeys,
  grants: ParentalGrants,
  slots: StreamSlots,
  titleOf: TitleLookup,
  { subscriptionOf, isOverDeviceLimit, onWatched }: Facts,
): Handler<'entitlement'> {
  const rateLimiter = memoryRateLimiter({ now, ...clock })
  const subscriptions = swrCache<Subscription | null>({ now, maxAgeMs: factMaxAgeMs })

  const decide = async (call: EntitlementCall) => {
    const { user, query, locale } = call
    const userId = user.kind === 'user' ? user.userId : null
    await rateLimiter.consume([{ limit: requestsPerUser, key: user.kind === 'user' ? user.userId : user.anonymousId }])
    if (user.kind === 'user' && user.isUncounted && (await isOverDeviceLimit(user))) throw new ApiError('DEVICE_LIMIT_REACHED')
    const [title, known] = await Promise.all([titleOf(query.contentId, { language: query.language, cap: call.cap }), userId === null ? null : subscriptions([userId], () => subscriptionOf(userId))])
    const subscription = known && isActive(known, now()) ? known : null
    const video = playableVideo(title, { isLoggedIn: userId !== null, subscription }, call.country, now())
    const { asset } = video
    const grant = await grants.check(call, video, now())
    const beat = beatOf(call, subscription)
    const taken = await (query.action === 'STREAMING' ? slots.beat(beat) : slots.check(beat))
    if (taken) throw new ApiError('STREAM_LIMIT_REACHED', { devices: taken.map((name) => localizeDeviceName(name, locale)) })
    if (query.action === 'STREAMING' && userId !== null && subscription && title?.monetizationModel !== 'FREE') await onWatched(userId, now())
    const maxHeight = title?.monetizationModel === 'FREE' ? fullHeight : heightOf(subscription, asset)
    const expiresAt = endOfPolicy(now(), policySeconds[query.action])
    const policy = { contentId: query.contentId, assetId: asset.folder, viewer: beat.userId, maxHeight, expiresAt }
    return {
      ...keys.sign(policy),
      refetchAfter: beatSeconds + Math.round((Math.random() * 2 - 1) * beatJitterSeconds * 10) / 10,
      expiresAt: expiresAt.toISOString(),
      dash: `/media/${asset.folder}/manifest.mpd`,
      hls: `/media/${asset.folder}/master.m3u8`,
      runLength: asset.runLength,
      ...(grant && { parentalGrant: await grants.sign(grantToEnd(grant, query.contentId, asset.runLength, now())) }),
    }
  }

  return (call) =>
    decide(call).catch((cause: unknown) => {
      throw cause instanceof ApiError ? cause : new ApiError('UNAVAILABLE', {}, { cause })
    })
}

/** The video if the user may play it now. Else throws the first reason, ordered by what the user can act on. */
function playableVideo(
  title: Playable | null,
  user: { isLoggedIn: boolean; subscription: Subscription | null },
  country: string,
  now: Date,
): Playable & { asset: Asset } {
  if (!title) throw new ApiError('NOT_FOUND')
  if (isWithdrawn(title, now)) throw new ApiError('GONE', { title: title.title })
  if (!isAvailableIn(country, title)) throw new ApiError('NOT_IN_YOUR_COUNTRY', { title: title.title })
  if (!isReleased(title, now)) {
    throw new ApiError('NOT_RELEASED', { title: title.title, releasesAt: title.releasesAt?.toISOString() })
  }
  const { asset } = title
  if (!asset) throw new ApiError('NOT_RELEASED', { title: title.title })
  const access = decideAccess({ ...title, isFree: title.monetizationModel === 'FREE' }, user, now)
  if (!access.allowed) throw new ApiError(access.needs === 'login' ? 'LOGIN_REQUIRED' : 'SUBSCRIPTION_REQUIRED')
  return { ...title, asset }
}

function beatOf({ user, query, userAgent }: EntitlementCall, subscription: Subscription | null): Heartbeat {
  const [userId, sessionId] = user.kind === 'user' ? [user.userId, user.sessionId] : [user.anonymousId, 'anonymous']
  return {
    userId,
    streamId: `${sessionId}:${query.streamId ?? 'only'}`,
    device: deviceName(userAgent) ?? 'Web',
    maxStreams: subscription?.plan.streams ?? streamsWithoutPlan,
  }
}

/** The plan's maximum height, but never less than the smallest available one. */
function heightOf(subscription: Subscription | null, { tracks }: Asset): number {
  const lines = Number(/^(\d+)p$/.exec(subscription?.plan.resolution ?? '')?.[1])
  if (!(lines > 0)) throw new Error('The plan does not say how large its picture may be')
  return Math.max(lines, Math.min(...tracks.heights))
}

function endOfPolicy(now: Date, seconds: number): Date {
  const stepMs = policyStepSeconds * 1_000
  return new Date(Math.floor((now.getTime() + seconds * 1_000) / stepMs) * stepMs)
}
