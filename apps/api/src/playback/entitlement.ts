import { decideAccess, grantToEnd, keySystemOf, maxTokenSeconds, preparedSegments } from '@ott/playback'
import type { Admission } from '@ott/playback'
import type { Subscription } from '@ott/billing'
import { isActive } from '@ott/billing'
import { isReleased, isWithdrawn } from '@ott/catalogue'
import { isAvailableIn } from '@ott/catalogue-store'
import type { Playable } from '@ott/catalogue-store'
import { ApiError } from '../http/api-error.ts'
import type { RequestContext, Handler, SignedIn } from '../http/request.ts'
import type { Deps } from '../config/deps.ts'
import { offeredSystems } from '../config/drm-settings.ts'
import type { DrmSettings } from '../config/drm-settings.ts'
import { memoryRateLimiter } from '../rate-limit/rate-limiter.ts'
import type { Limit } from '../rate-limit/rate-limiter.ts'
import { localizeDeviceName } from '../http/device-name.ts'
import { factMaxAgeMs } from '../catalogue/title-lookup.ts'
import { swrCache } from '../http/swr-cache.ts'
import type { ParentalGrants } from '../identity/parental/grants.ts'
import type { StreamKeys } from './stream-keys.ts'
import { publicStreamId } from './concurrent-streams.ts'
import type { Heartbeat, StreamSlots } from './concurrent-streams.ts'
import { sessionFolder } from './media-origin.ts'
import { playerOf } from './player-of-call.ts'
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

/** Preparations one after another must not play a title: ten open two of five minutes (PLAY-141). */
const positionsPerTitle: Limit = { name: 'prepare', points: 10, windowSeconds: 300 }

type EntitlementCall = RequestContext<'entitlement'>
type Asset = NonNullable<Playable['asset']>

/** The playback heartbeat. Fails closed: in any doubt it issues no key (PLAY-19). */
export function entitlement(
  { now, config, ...clock }: Pick<Deps, 'now' | 'config' | 'testOverrides'>,
  keys: StreamKeys,
  grants: ParentalGrants,
  slots: StreamSlots,
  titleOf: TitleLookup,
  { subscriptionOf, isOverDeviceLimit, onWatched }: Facts,
): Handler<'entitlement'> {
  const rateLimiter = memoryRateLimiter({ now, ...clock })
  const subscriptions = swrCache<Subscription | null>({ now, maxAgeMs: factMaxAgeMs })

  const decide = async (call: EntitlementCall) => {
    const { user, query } = call
    const userId = user.kind === 'user' ? user.userId : null
    const limitKey = user.kind === 'user' ? user.userId : user.anonymousId
    await rateLimiter.consume([{ limit: requestsPerUser, key: limitKey }])
    if (query.action === 'PREPARE' && query.at > 0) await rateLimiter.consume([{ limit: positionsPerTitle, key: `${limitKey} ${query.contentId}` }])
    if (user.kind === 'user' && user.isUncounted && (await isOverDeviceLimit(user))) throw new ApiError('DEVICE_LIMIT_REACHED')
    const [title, known] = await Promise.all([titleOf(query.contentId, { language: query.language, cap: call.cap }), userId === null ? null : subscriptions([userId], () => subscriptionOf(userId))])
    const subscription = known && isActive(known, now()) ? known : null
    const video = playableVideo(title, { isLoggedIn: userId !== null, subscription }, call.country, now())
    const { asset } = video
    const grant = await grants.check(call, video, now())
    const beat = beatOf(call, subscription)
    const admission = await (query.action === 'STREAMING' ? slots.beat(beat) : slots.check(beat))
    if (admission.kind !== 'admitted') throw await refusalOf(admission, call, beat, subscription !== null)
    if (query.action === 'STREAMING' && userId !== null && subscription && title?.monetizationModel !== 'FREE') await onWatched(userId, now())
    const maxHeight = title?.monetizationModel === 'FREE' ? fullHeight : heightOf(subscription, asset)
    const expiresAt = endOfPolicy(now(), policySeconds[query.action])
    const streamId = publicStreamId(beat.userId, beat.streamId)
    const segments = query.action === 'PREPARE' && preparedSegments(query.at)
    const policy = { contentId: query.contentId, assetId: asset.folder, viewer: beat.userId, maxHeight, expiresAt, ...(segments && { segments }) }
    const media = `${config.mediaOrigin ?? ''}/media`
    return {
      streamId,
      ...keys.sign(policy),
      refetchAfter: beatSeconds + Math.round((Math.random() * 2 - 1) * beatJitterSeconds * 10) / 10,
      expiresAt: expiresAt.toISOString(),
      dash: `${media}/${asset.folder}/manifest.mpd`,
      hls: `${media}/${sessionFolder(keys.sign({ ...policy, streamId }), asset.folder)}/master.m3u8`,
      runLength: asset.runLength,
      ...(asset.tracks.isProtected && { drm: licencesOf(asset, config.drm) }),
      ...(grant && { parentalGrant: await grants.sign(grantToEnd(grant, query.contentId, asset.runLength, now())) }),
    }
  }

  /** Titles that the profile may not see are unnamed (PLAY-143). */
  const refusalOf = async (refused: Exclude<Admission, { kind: 'admitted' }>, { query: { language }, cap, locale }: EntitlementCall, { userId, maxStreams }: Heartbeat, hasPlan: boolean): Promise<ApiError> => {
    if (refused.kind === 'stopped') return new ApiError('STREAM_ENDED', { stoppedBy: { ...refused.by, device: localizeDeviceName(refused.by.device, locale) } })
    const streams = await Promise.all(refused.running.map(async ({ streamId, device, contentId, startedAt }) => ({
      streamId: publicStreamId(userId, streamId),
      device: localizeDeviceName(device, locale),
      title: (await titleOf(contentId, { language, cap }))?.title ?? null,
      startedAt: startedAt.toISOString(),
    })))
    return new ApiError('STREAM_LIMIT_REACHED', { devices: streams.map(({ device }) => device), streams, maxStreams, hasPlan })
  }

  return (call) =>
    decide(call).catch((cause: unknown) => {
      throw cause instanceof ApiError ? cause : new ApiError('UNAVAILABLE', {}, { cause })
    })
}

/** Throws the reason why the entitlement would refuse the title now, the PIN and the limit of streams apart. */
export function accessGuard(subscriptionOf: Facts['subscriptionOf'], now: () => Date) {
  return async (title: Playable | null, { userId }: SignedIn, country: string): Promise<void> => {
    const subscription = await subscriptionOf(userId)
    playableVideo(title, { isLoggedIn: true, subscription: subscription && isActive(subscription, now()) ? subscription : null }, country, now())
  }
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

/** URLs only: keys are given by the licence route. */
function licencesOf({ folder }: Asset, drm: DrmSettings) {
  const systems = offeredSystems(drm).map((system) => ({
    keySystem: keySystemOf(system),
    licenseUrl: `/media/${folder}/license/${system}`,
    ...(system === 'fairplay' && { certificateUrl: `/media/${folder}/certificate/fairplay` }),
  }))
  return { scheme: 'cbcs' as const, systems }
}

function beatOf(call: EntitlementCall, subscription: Subscription | null): Heartbeat {
  const { contentId, start } = call.query
  return { ...playerOf(call), contentId, maxStreams: subscription?.plan.streams ?? streamsWithoutPlan, isStart: start === 'true' }
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
