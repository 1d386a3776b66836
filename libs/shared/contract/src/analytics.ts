import { maxBatchEvents } from '@ott/analytics'
import type { EventName, EventProps } from '@ott/analytics'
import { z } from 'zod'
import { errorStatus } from './errors.ts'
import { contentType, countryCode } from './fields.ts'

/**
 * Every string of an event is a word of a closed list, a UUID, or an id with a letter in it that is shorter than any token. So no
 * phone number, email, code, token or sentence is a valid value (AN-2).
 */
const slug = z.string().regex(/^(?=.*[A-Za-z])[A-Za-z0-9_-]{1,64}$/).refine((text) => !hasSecretShape(text))
const uuid = z.uuid()
/** Of keyed hashes. */
const key = z.string().regex(/^[0-9a-f]{32}$/)
/** Of a hash that nobody chose. */
const fingerprint = z.string().regex(/^[0-9a-f]{16}$/)
const release = z.string().regex(/^r[0-9a-f]{6,40}$/)
const trackLanguage = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
const orderId = z.string().regex(/^(?=.*[A-Za-z])[A-Za-z0-9-]{1,40}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)

/** Long digits are a phone number or a code, and long mixed text is a token. Ids of UUID form are neither. */
function hasSecretShape(text: string): boolean {
  if (uuid.safeParse(text).success) return false
  return /\d{7}/.test(text) || (text.length > 24 && /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text))
}

const whole = (max: number, min = 0) => z.number().int().min(min).max(max)
const seconds = whole(1_000_000)
const milliseconds = whole(100_000_000)
const height = whole(8_640)
const kilobits = whole(1_000_000)
const minorUnits = whole(999_999_999)
const percent = z.number().min(0).max(100)
const boolean = z.boolean()

export const pageType = z.enum([
  'accessibility', 'activate', 'activity', 'device-limit', 'genre', 'genres', 'help', 'home', 'login', 'movies', 'other', 'person', 'plans',
  'plans-benefits', 'plans-checkout', 'privacy', 'privacy-choices', 'profiles', 'redeem', 'redirect', 'reset-password', 'revert-contact', 'search', 'settings',
  'settings-accounts', 'settings-devices', 'settings-help', 'settings-parental-control', 'settings-playback', 'shows', 'terms', 'title', 'watch',
  'welcome',
])

const errorCode = z.enum([...(Object.keys(errorStatus) as (keyof typeof errorStatus)[]), 'OFFLINE', 'NETWORK', 'INVALID_RESPONSE', 'ABORTED', 'UNKNOWN', 'COUPON_INVALID', 'GIFT_INVALID'])
const mediaErrors = ['offline', 'network', 'busy', 'broken', 'unsupported', 'protectedUnsupported', 'licenceFailed'] as const
/** Its refusals too. */
const playerErrors = [
  ...mediaErrors, 'loginRequired', 'subscriptionRequired', 'streamLimit', 'streamEnded', 'deviceLimit', 'pinRequired', 'notReleased', 'notInCountry', 'gone',
] as const
const signInMethod = z.enum(['phone', 'email', 'password', 'google', 'apple', 'facebook', 'passkey', 'link', 'tv'])
const space = z.enum(['all', 'title', 'people', 'genre'])
const rating = z.object({ contentId: slug, previous: z.enum(['like', 'love', 'not for me', 'none']) })
const ofContent = z.object({ contentId: slug })
const listed = z.object({ contentId: slug, from: pageType })
const card = z.object({ contentId: slug, moduleId: slug, row: whole(1_000), column: whole(1_000) })
const atPosition = z.object({ positionS: seconds })
const source = z.enum(['banner', 'settings', 'gpc'])
const ofPlan = z.object({ planId: slug })
const changeOfPlan = z.object({ fromPlan: slug, toPlan: slug })
const order = ofPlan.extend({ amountMinor: minorUnits, currency, planVersion: slug, country: countryCode, processor: z.enum(['stripe', 'gateway', 'none']), isUpgrade: boolean })
const ofProfile = z.object({ profileType: z.enum(['Master', 'Standard', 'Kids']) })
const ofDevice = z.object({ platform: z.enum(['browser', 'tv']) })
const parental = z.object({ level: whole(5) })
const deletion = z.object({ graceDays: whole(30) })
const nothing = z.object({})

/** The properties of every event. Unknown ones are dropped. */
export const eventProps = {
  Page_View: z.object({ pageType, contentId: slug.optional(), previousPageType: pageType.optional() }),
  Search: z.object({ resultCount: whole(100_000), tookMs: milliseconds, space, isVoice: boolean }),
  Search_Result_Click: z.object({ contentId: slug, rank: whole(10_000), space }),
  Card_Click: card,
  Card_Impression: card,
  Share: z.object({ contentId: slug, method: z.enum(['native', 'copy']), atSeconds: seconds.optional() }),
  Play_Request: z.object({ contentId: slug, contentType, from: z.enum(['button', 'next', 'resume', 'link', 'retry']), preloaded: boolean }),
  Video_Start: z.object({
    startupMs: milliseconds.nullable(), height, bitrateKbps: kilobits, codec: z.enum(['avc', 'hevc', 'vp9', 'av1', 'unknown']),
    drm: z.enum(['none', 'widevine', 'playready', 'fairplay', 'clearkey']), playerVersion: release,
  }),
  Video_Pause: atPosition,
  Video_Resume: atPosition,
  Video_Seek: atPosition.extend({ seekFromS: seconds, seekMs: milliseconds }),
  Rebuffer_Start: atPosition.extend({ height: height.nullable() }),
  Rebuffer_End: atPosition.extend({ durationMs: milliseconds, height: height.nullable() }),
  Quality_Change: z.object({ fromHeight: height, toHeight: height, reason: z.enum(['abr', 'user', 'cap']) }),
  Track_Change: z.object({ kind: z.enum(['audio', 'subtitle', 'description']), lang: trackLanguage.nullable() }),
  Skip_Segment: z.object({ kind: z.enum(['intro', 'recap', 'credits']), how: z.enum(['press', 'key', 'auto']) }),
  Watch_Progress: atPosition.extend({ percent: z.literal([25, 50, 75, 95]) }),
  Video_End: z.object({
    contentId: slug, endReason: z.enum(['ended', 'left', 'next', 'error', 'refused']), startupMs: milliseconds.nullable(), hasStarted: boolean,
    exitBeforeStart: boolean, startFailure: boolean, playbackFailure: boolean, watchedS: seconds, stalledMs: milliseconds, stalls: whole(100_000),
    rebufferPercent: percent, averageKbps: kilobits.nullable(), averageHeight: height.nullable(), switches: whole(100_000), droppedPercent: percent.nullable(),
    seeks: whole(100_000), seekP95Ms: milliseconds.nullable(), recoveries: whole(100_000), playerVersion: release,
  }),
  Watchlist_Add: listed,
  Watchlist_Remove: listed,
  Like: rating,
  Love: rating,
  Not_For_Me: rating,
  Rating_Cleared: rating,
  Reminder_Add: ofContent,
  Reminder_Remove: ofContent,
  Sign_In_Abandoned: z.object({ step: z.enum(['identify', 'code', 'password', 'profile']), mode: signInMethod }),
  Identity_Error: z.object({ errorCode, step: z.enum(['identify', 'code', 'password', 'social', 'passkey', 'phone']), method: signInMethod }),
  Language_Changed: z.object({ value: z.enum(['en', 'bn']) }),
  Data_Saver_Changed: z.object({ value: boolean }),
  Media_Error: atPosition.extend({
    code: z.enum(mediaErrors), mediaErrorCode: whole(99).optional(),
    httpStatus: whole(599, 100).optional(), phase: z.enum(['start', 'play']), fatal: boolean, recoveries: whole(100_000),
  }),
  Error_Report: z.object({ requestId: uuid.optional(), errorCode: z.enum([...errorCode.options, ...playerErrors]) }),
  App_Error_Reported: z.object({
    fingerprint, errorClass: z.enum(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'DOMException', 'ApiError', 'ChunkLoadError', 'CspViolation', 'Other']),
    route: pageType, release, count: whole(10_000, 1), requestId: uuid.optional(),
  }),
  Web_Vital: z.object({
    metric: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']), value: z.number().min(0).max(10_000_000), rating: z.enum(['good', 'needs-improvement', 'poor']),
    navigationType: z.enum(['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore', 'soft-navigation']), route: pageType, release,
  }),
  Consent_Changed: z.object({ version: whole(999_999), analytics: boolean, marketing: boolean, source }),

  Coupon_Applied: ofPlan.extend({ couponKey: key, discountMinor: minorUnits, currency }),
  Promo_code_error: z.object({ planId: slug.optional(), errorCode, kind: z.enum(['coupon', 'gift']) }),
  Gift_Redeemed: ofPlan.extend({ batchId: slug.optional() }),
  Subscription_Initiated: order,
  Subscription_Completed: order.extend({ orderId, isTrial: boolean }),
  Subscription_Failure: order.partial().extend({ declineClass: z.enum(['insufficient', 'do_not_honour', 'authentication', 'expired', 'technical']), isRenewal: boolean }),
  Subscription_Cancelled: z.object({ reason: z.enum(['viewer', 'deletion', 'method_removed', 'mandate_ended', 'card_ended']).optional(), accessUntil: z.number().nullable() }),
  Subscription_Resumed: nothing,
  Subscription_Paused: nothing,
  Subscription_Downgrade_Scheduled: changeOfPlan,
  Subscription_Disputed: nothing,
  Subscription_Auto_Renewed: ofPlan.extend({ amountMinor: minorUnits, currency, cycle: whole(10_000) }),
  Subscription_Upgrade: changeOfPlan.extend({ creditMinor: minorUnits }),
  Subscription_Ended: z.object({ endKind: z.enum(['expired', 'refunded', 'failed_renewal']) }),
  Trial_Started: ofPlan,
  Trial_Ended: ofPlan.extend({ converted: boolean }),
  Refund_Done: z.object({ orderId, amountMinor: minorUnits }),
  Login: z.object({ method: signInMethod, isNewAccount: boolean, isDeviceLimitReached: boolean }),
  Logout: z.object({ by: z.enum(['viewer', 'device_list', 'limit', 'refresh_failure']) }),
  Device_Activation: z.object({ result: z.enum(['approved', 'denied']), sameCountry: boolean.nullable() }),
  Device_Removed: ofDevice,
  Device_Limit_Reached: ofDevice,
  Profile_Created: ofProfile,
  Profile_Updated: ofProfile,
  Profile_Removed: ofProfile,
  Profile_Selected: ofProfile,
  Parental_Enabled: parental,
  Parental_Disabled: parental,
  Parental_Pin_Failed: parental,
  Account_Deletion_Requested: deletion,
  Account_Deletion_Cancelled: deletion,
  Account_Deleted: deletion,
  Playback_Failure_Percentage: z.object({ value: percent, windowMinutes: whole(1_440, 1), country: countryCode, playerVersion: release, views: whole(1_000_000_000, 1) }),

  Download_Started: ofContent,
  Download_Completed: ofContent,
  Download_Failed: ofContent.extend({ errorCode }),
  Download_Removed: ofContent,
} satisfies { [N in EventName]: z.ZodType<EventProps[N]> }

/** An event before its properties are checked by its name. */
export const envelope = z.object({
  v: z.literal(1),
  eventId: uuid,
  name: z.string().max(64),
  at: whole(8_640_000_000_000_000),
  seq: whole(1_000_000_000),
  sample: z.number().min(0.001).max(1).optional(),
  tabId: uuid,
  viewId: uuid.optional(),
  page: pageType,
  locale: z.enum(['en', 'bn']),
  brand: slug,
  device: z.object({
    class: z.enum(['phone', 'tablet', 'desktop', 'tv', 'unknown']), os: z.enum(['android', 'ios', 'windows', 'macos', 'linux', 'chromeos', 'unknown']),
    browser: z.enum(['chrome', 'edge', 'firefox', 'safari', 'samsung', 'opera', 'unknown']), major: whole(10_000),
  }),
  net: z.object({ type: z.enum(['unknown', 'slow-2g', '2g', '3g', '4g']), saveData: boolean }),
  consent: z.object({ version: whole(999_999), analytics: boolean, marketing: boolean }),
  props: z.record(z.string(), z.unknown()),
})

export type CheckedEnvelope = z.output<typeof envelope>

/** Why an event of a batch is not recorded. */
export const eventRejection = z.enum(['invalid', 'unknownName', 'notFromBrowser', 'personalData', 'invalidProps', 'noConsent', 'minor'])

export type EventRejection = z.output<typeof eventRejection>

const consentChoice = z.object({
  version: whole(999_999, 1),
  analytics: boolean,
  marketing: boolean,
  source,
  /** Whether the browser sent Global Privacy Control, and whether marketing was confirmed in spite of it. */
  gpc: z.enum(['absent', 'seen', 'overridden']),
})

/** In spite of Global Privacy Control marketing is confirmed by itself (AN-6). */
function isMarketingConfirmed({ marketing, gpc }: z.output<typeof consentChoice>): boolean {
  return !marketing || gpc !== 'seen'
}

export const analytics = {
  /** Events of a tab, each checked by itself: one that is rejected drops no other. Answers before anything is stored. */
  collectEvents: {
    body: z.object({
      /** The clock of `at` when the batch is sent, in milliseconds; its error is taken off. */
      sentAt: whole(8_640_000_000_000_000),
      /** Each an `Envelope` of `@ott/analytics`; it is checked by itself. */
      events: z.array(z.unknown()).min(1).max(maxBatchEvents),
    }),
    ok: z.object({ accepted: whole(maxBatchEvents), rejected: z.array(z.object({ index: whole(maxBatchEvents - 1), reason: eventRejection })) }).meta({ id: 'CollectedEvents' }),
  },
  /** The newest privacy choice of the account; null before the first one. */
  consent: { ok: z.object({ choice: consentChoice.extend({ at: z.iso.datetime() }).nullable() }) },
  /** Adds a choice. Earlier ones stay, as proof. */
  setConsent: { body: consentChoice.refine(isMarketingConfirmed, { path: ['marketing'] }), ok: z.undefined() },
}
