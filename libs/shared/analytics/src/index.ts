export { browserEvents, classOf, defaultSampling, isNecessary, reservedEvents, serverEvents } from './events.ts'
export type {
  AppErrorClass, BrowserEventName, CancelReason, Codec, ConsentSource, DeclineClass, Drm, EndReason, EventClass, EventName, EventProps, MediaErrorCode,
  PageType, PlayFrom, ProfileTypeName, QualityReason, SampleRates, SearchSpace, ServerEventName, SignInMethodName, ViewSummary,
} from './events.ts'
export { maxBatchEvents, maxKeepaliveBytes, uuidV7 } from './envelope.ts'
export type { BrowserName, Context, DeviceClass, Envelope, Os } from './envelope.ts'
export { allowed, consent, consentCookie, consentPolicy, isAsked, nothingAllowed, readConsent, writeConsent } from './consent.ts'
export type { Consent, ConsentAction, ConsentChoice, ConsentEvent, ConsentMode, ConsentPolicy, GpcAtChoice, Permissions } from './consent.ts'
export { fanOut, isSampled } from './fan-out.ts'
export type { Audience, FanOut } from './fan-out.ts'
export { isMinorProfile } from './minor.ts'
export { minStallMs, observeView, requestView } from './qoe.ts'
export type { View, ViewEvent, ViewFact, ViewRequest, ViewStep } from './qoe.ts'
