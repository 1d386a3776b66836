/**
 * Every analytics event: who sends it, what it needs and where it may go, and its properties. Properties are enums, ids, numbers
 * and booleans; there is no free text. The contract has a schema for each (AN-1).
 */

/** Pages by the route that shows them, never a URL. */
export type PageType =
  | 'accessibility' | 'activate' | 'activity' | 'device-limit' | 'genre' | 'genres' | 'help' | 'home' | 'login' | 'movies' | 'other' | 'person'
  | 'plans' | 'plans-benefits' | 'plans-checkout' | 'privacy' | 'privacy-choices' | 'profiles' | 'redeem' | 'redirect' | 'reset-password' | 'revert-contact'
  | 'search' | 'settings' | 'settings-accounts' | 'settings-devices' | 'settings-help' | 'settings-parental-control' | 'settings-playback'
  | 'shows' | 'terms' | 'title' | 'watch' | 'welcome'

export type SearchSpace = 'all' | 'title' | 'people' | 'genre'
export type PlayFrom = 'button' | 'next' | 'resume' | 'link' | 'retry'
export type EndReason = 'ended' | 'left' | 'next' | 'error' | 'refused'
export type MediaErrorCode = 'offline' | 'network' | 'busy' | 'broken' | 'unsupported' | 'protectedUnsupported' | 'licenceFailed'
export type Codec = 'avc' | 'hevc' | 'vp9' | 'av1' | 'unknown'
export type Drm = 'none' | 'widevine' | 'playready' | 'fairplay' | 'clearkey'
export type QualityReason = 'abr' | 'user' | 'cap'
export type SignInMethodName = 'phone' | 'email' | 'password' | 'google' | 'apple' | 'facebook' | 'passkey' | 'link' | 'tv'
/** A payer ends a mandate at their bank; a card ends at the card provider. */
export type CancelReason = 'viewer' | 'deletion' | 'method_removed' | 'mandate_ended' | 'card_ended'

export type DeclineClass = 'insufficient' | 'do_not_honour' | 'authentication' | 'expired' | 'technical'
export type ProfileTypeName = 'Master' | 'Standard' | 'Kids'
export type AppErrorClass =
  | 'Error' | 'TypeError' | 'RangeError' | 'ReferenceError' | 'SyntaxError' | 'DOMException' | 'ApiError' | 'ChunkLoadError' | 'CspViolation' | 'Other'

type RatingProps = { contentId: string; previous: 'like' | 'love' | 'not for me' | 'none' }
type PlanProps = { planId: string }
type Money = { amountMinor: number; currency: string }
type OrderProps = PlanProps & Money & { planVersion: string; country: string; processor: string; isUpgrade: boolean }
type AtPosition = { positionS: number }
type NoProps = Record<never, never>

/** What `Video_End` says about a view. Times without a unit in the name are whole numbers of what it says. */
export type ViewSummary = {
  /** From the request to the first frame; null if the viewer paused, sought or hid the tab before it. */
  startupMs: number | null
  hasStarted: boolean
  exitBeforeStart: boolean
  /** A fatal error before the first frame. */
  startFailure: boolean
  /** A fatal error, or one not recovered within ten seconds, after the first frame. */
  playbackFailure: boolean
  watchedS: number
  stalledMs: number
  stalls: number
  /** Stalled time of stalled and played time, in percent with two decimals. */
  rebufferPercent: number
  /** Weighted by time; null without a rendition. */
  averageKbps: number | null
  averageHeight: number | null
  switches: number
  droppedPercent: number | null
  seeks: number
  seekP95Ms: number | null
  recoveries: number
  playerVersion: string
}

/** The properties of each event. Durations end in `Ms` or `S`, times are in the envelope. */
export type EventProps = {
  Page_View: { pageType: PageType; contentId?: string; previousPageType?: PageType }
  Search: { resultCount: number; tookMs: number; space: SearchSpace; isVoice: boolean }
  Search_Result_Click: { contentId: string; rank: number; space: SearchSpace }
  Card_Click: { contentId: string; moduleId: string; row: number; column: number }
  Card_Impression: { contentId: string; moduleId: string; row: number; column: number }
  Share: { contentId: string; method: 'native' | 'copy'; atSeconds?: number }
  Play_Request: { contentId: string; contentType: 'movie' | 'series' | 'episode'; from: PlayFrom; preloaded: boolean }
  Video_Start: { startupMs: number | null; height: number; bitrateKbps: number; codec: Codec; drm: Drm; playerVersion: string }
  Video_Pause: AtPosition
  Video_Resume: AtPosition
  Video_Seek: AtPosition & { seekFromS: number; seekMs: number }
  Rebuffer_Start: AtPosition & { height: number | null }
  Rebuffer_End: AtPosition & { durationMs: number; height: number | null }
  Quality_Change: { fromHeight: number; toHeight: number; reason: QualityReason }
  Track_Change: { kind: 'audio' | 'subtitle' | 'description'; lang: string | null }
  Skip_Segment: { kind: 'intro' | 'recap' | 'credits'; how: 'press' | 'key' | 'auto' }
  Watch_Progress: AtPosition & { percent: 25 | 50 | 75 | 95 }
  Video_End: ViewSummary & { contentId: string; endReason: EndReason }
  Watchlist_Add: { contentId: string; from: PageType }
  Watchlist_Remove: { contentId: string; from: PageType }
  Like: RatingProps
  Love: RatingProps
  Not_For_Me: RatingProps
  Rating_Cleared: RatingProps
  Reminder_Add: { contentId: string }
  Reminder_Remove: { contentId: string }
  Sign_In_Abandoned: { step: 'identify' | 'code' | 'password' | 'profile'; mode: SignInMethodName }
  Identity_Error: { errorCode: string; step: 'identify' | 'code' | 'password' | 'social' | 'passkey' | 'phone'; method: SignInMethodName }
  Language_Changed: { value: 'en' | 'bn' }
  Data_Saver_Changed: { value: boolean }
  Media_Error: AtPosition & { code: MediaErrorCode; mediaErrorCode?: number; httpStatus?: number; phase: 'start' | 'play'; fatal: boolean; recoveries: number }
  /** The viewer copied the report of an error, of a page or of the player. */
  Error_Report: { requestId?: string; errorCode: string }
  App_Error_Reported: { fingerprint: string; errorClass: AppErrorClass; route: PageType; release: string; count: number; requestId?: string }
  Web_Vital: { metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'; value: number; rating: 'good' | 'needs-improvement' | 'poor'; navigationType: 'navigate' | 'reload' | 'back-forward' | 'back-forward-cache' | 'prerender' | 'restore' | 'soft-navigation'; route: PageType; release: string }
  Consent_Changed: { version: number; analytics: boolean; marketing: boolean; source: ConsentSource }

  Coupon_Applied: PlanProps & { couponKey: string; discountMinor: number; currency: string }
  Promo_code_error: { planId?: string; errorCode: string; kind: 'coupon' | 'gift' }
  Gift_Redeemed: PlanProps & { batchId?: string }
  Subscription_Initiated: OrderProps
  Subscription_Completed: OrderProps & { orderId: string; isTrial: boolean }
  Subscription_Failure: Partial<OrderProps> & { declineClass: DeclineClass; isRenewal: boolean }
  Subscription_Cancelled: { reason?: CancelReason; accessUntil: number | null }
  Subscription_Resumed: NoProps
  Subscription_Paused: NoProps
  Subscription_Downgrade_Scheduled: { fromPlan: string; toPlan: string }
  Subscription_Disputed: NoProps
  Subscription_Auto_Renewed: PlanProps & Money & { cycle: number }
  Subscription_Upgrade: { fromPlan: string; toPlan: string; creditMinor: number }
  Subscription_Ended: { endKind: 'expired' | 'refunded' | 'failed_renewal' }
  Trial_Started: PlanProps
  Trial_Ended: PlanProps & { converted: boolean }
  Refund_Done: { orderId: string; amountMinor: number }
  Login: { method: SignInMethodName; isNewAccount: boolean; isDeviceLimitReached: boolean }
  Logout: { by: 'viewer' | 'device_list' | 'limit' | 'refresh_failure' }
  Device_Activation: { result: 'approved' | 'denied'; sameCountry: boolean | null }
  Device_Removed: { platform: 'browser' | 'tv' }
  Device_Limit_Reached: { platform: 'browser' | 'tv' }
  Profile_Created: { profileType: ProfileTypeName }
  Profile_Updated: { profileType: ProfileTypeName }
  Profile_Removed: { profileType: ProfileTypeName }
  Profile_Selected: { profileType: ProfileTypeName }
  Parental_Enabled: { level: number }
  Parental_Disabled: { level: number }
  Parental_Pin_Failed: { level: number }
  Account_Deletion_Requested: { graceDays: number }
  Account_Deletion_Cancelled: { graceDays: number }
  Account_Deleted: { graceDays: number }
  Playback_Failure_Percentage: { value: number; windowMinutes: number; country: string; playerVersion: string; views: number }

  Download_Started: { contentId: string }
  Download_Completed: { contentId: string }
  Download_Failed: { contentId: string; errorCode: string }
  Download_Removed: { contentId: string }
}

export type ConsentSource = 'banner' | 'settings' | 'gpc'

export type EventName = keyof EventProps

/**
 * `N` is necessary: it needs no consent and goes to no destination for analytics. `NA` needs none either, and with consent to analytics
 * goes to those destinations. `A` needs consent to analytics. `AM` may with consent also go to destinations for marketing.
 */
export type EventClass = 'N' | 'NA' | 'A' | 'AM'

/** What a browser sends. */
export const browserEvents = {
  Page_View: 'AM',
  Search: 'A',
  Search_Result_Click: 'A',
  Card_Click: 'A',
  Card_Impression: 'A',
  Share: 'AM',
  Play_Request: 'N',
  Video_Start: 'NA',
  Video_Pause: 'A',
  Video_Resume: 'A',
  Video_Seek: 'A',
  Rebuffer_Start: 'N',
  Rebuffer_End: 'N',
  Quality_Change: 'N',
  Track_Change: 'A',
  Skip_Segment: 'A',
  Watch_Progress: 'A',
  Video_End: 'N',
  Watchlist_Add: 'AM',
  Watchlist_Remove: 'AM',
  Like: 'AM',
  Love: 'AM',
  Not_For_Me: 'AM',
  Rating_Cleared: 'AM',
  Reminder_Add: 'A',
  Reminder_Remove: 'A',
  Sign_In_Abandoned: 'A',
  Identity_Error: 'A',
  Language_Changed: 'A',
  Data_Saver_Changed: 'A',
  Media_Error: 'N',
  Error_Report: 'N',
  App_Error_Reported: 'N',
  Web_Vital: 'N',
  /** Of a guest. The server writes that of a signed-in user when it stores the choice. */
  Consent_Changed: 'N',
} as const satisfies Partial<Record<EventName, EventClass>>

/** What the server writes in the transaction that makes it true; a browser may not send it. */
export const serverEvents = {
  Coupon_Applied: 'AM',
  Promo_code_error: 'A',
  Gift_Redeemed: 'A',
  Subscription_Initiated: 'AM',
  Subscription_Completed: 'AM',
  Subscription_Failure: 'A',
  Subscription_Cancelled: 'A',
  Subscription_Resumed: 'A',
  Subscription_Paused: 'A',
  Subscription_Downgrade_Scheduled: 'A',
  Subscription_Disputed: 'A',
  Subscription_Auto_Renewed: 'A',
  Subscription_Upgrade: 'AM',
  Subscription_Ended: 'A',
  Trial_Started: 'AM',
  Trial_Ended: 'AM',
  Refund_Done: 'A',
  Login: 'AM',
  Logout: 'A',
  Device_Activation: 'A',
  Device_Removed: 'A',
  Device_Limit_Reached: 'A',
  Profile_Created: 'A',
  Profile_Updated: 'A',
  Profile_Removed: 'A',
  Profile_Selected: 'A',
  Parental_Enabled: 'N',
  Parental_Disabled: 'N',
  Parental_Pin_Failed: 'N',
  Account_Deletion_Requested: 'N',
  Account_Deletion_Cancelled: 'N',
  Account_Deleted: 'N',
  Playback_Failure_Percentage: 'N',
} as const satisfies Partial<Record<EventName, EventClass>>

/** Reserved for apps on devices: the site downloads nothing and sends none of these. */
export const reservedEvents = {
  Download_Started: 'A',
  Download_Completed: 'A',
  Download_Failed: 'A',
  Download_Removed: 'A',
} as const satisfies Partial<Record<EventName, EventClass>>

export type BrowserEventName = keyof typeof browserEvents
export type ServerEventName = keyof typeof serverEvents

/** The class of an event of any sender, or undefined for a name that is no event. */
export function classOf(name: string): EventClass | undefined {
  return classes.get(name)
}

/** Whether an event needs no consent. */
export function isNecessary(name: string): boolean {
  return classOf(name)?.startsWith('N') ?? false
}

const classes: ReadonlyMap<string, EventClass> = new Map(Object.entries({ ...browserEvents, ...serverEvents, ...reservedEvents }))

/** The share of views or tabs of which an event is recorded; all, if not named. */
export const defaultSampling: SampleRates = { Card_Impression: 0.1, Web_Vital: 0.25 }

export type SampleRates = Partial<Record<EventName, number>>
