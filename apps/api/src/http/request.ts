import { noCap } from '@ott/catalogue'
import type { CallName, routes } from '@ott/contract'
import type { Schemas } from '@ott/contract/schemas'
import type { Locale } from '@ott/i18n'
import type { Restriction as Levels } from '@ott/playback'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { CachedResponse } from './cached-response.ts'

/** The parental control of a profile, as its access tokens carry it. `version` grows with each change of PIN, level or cap. */
export type Restriction = Levels & { version: number }

export const unrestricted: Restriction = { cap: noCap, level: noCap, version: 0 }

/** Of a session without an open profile: the mildest titles only, and none starts. */
export const strictest: Restriction = { cap: 1, level: 0, version: 0 }

/** The anonymous user that the token names. */
export type Anonymous = { kind: 'anonymous'; anonymousId: string }
export type SignedIn = {
  kind: 'user'
  userId: string
  profileId: string
  sessionId: string
  /** When the user last proved their identity, in seconds. */
  authTime: number
  restriction: Restriction
  /** Whether it is the profile of a child. */
  isKids: boolean
  /** Signed in by a link, before the device limit was checked. */
  isUncounted?: boolean
}
/** Signed in, without an open profile: may only choose one. */
export type ProfileChooser = { kind: 'profileChooser'; userId: string; sessionId: string; authTime: number; isUncounted?: boolean }
/** Signed in over the device limit: may only manage devices. */
export type LimitedUser = { kind: 'limitedUser'; userId: string; profileId: string; sessionId: string; authTime: number; restriction: Restriction }

/** May only decide on a TV and manage devices. `sessionId` is the session that made the token's link, if there is one. */
export type Activator = { kind: 'activator'; userId: string; profileId: string; sessionId: string; authTime: number }

/** The user of a request, by the authentication that its route requires. */
export type UserByBearer = {
  none: null
  anonymous: Anonymous | SignedIn
  user: SignedIn
  activator: SignedIn | Activator
  limitedUser: SignedIn | LimitedUser | Activator
  ownUser: SignedIn | LimitedUser | ProfileChooser
  anyProfile: SignedIn | ProfileChooser
  /** Even after the session ended, because a client repeats a call whose response was lost. */
  endedUser: SignedIn | LimitedUser | ProfileChooser
  /** Null also over the device limit: the call is open to all. */
  optional: SignedIn | null
  /** Null without a valid token. */
  anyone: Anonymous | SignedIn | LimitedUser | ProfileChooser | Activator | null
  refresh: { kind: 'refresh'; token: string }
}

type Part<K extends CallName, P extends string, S = Schemas[K]> = P extends keyof S
  ? S[P] extends z.ZodType
    ? z.output<S[P]>
    : undefined
  : undefined

/** A validated request. */
export type RequestContext<K extends CallName> = {
  params: Part<K, 'params'>
  query: Part<K, 'query'>
  body: Part<K, 'body'>
  user: UserByBearer[(typeof routes)[K]['bearer']]
  /** The client's IP, past the trusted proxies. */
  ip: string
  /** From a trusted proxy, else the default. */
  country: string
  /** Null where no trusted proxy tells. */
  knownCountry: string | null
  /** The user's cap; for an anonymous call that of the session in whose stead it is made. */
  cap: number
  /** The lowest maturity that needs the PIN, of the same session as the cap. */
  level: number
  /** From the header `parental-grant`. */
  parentalGrant: string | null
  /** From the query, else from Accept-Language. */
  locale: Locale
  userAgent: string
  /** The browser guesses that its user may want this. */
  isPrefetch: boolean
  requestId: string
  log: FastifyBaseLogger
}

type Result<K extends CallName> = z.input<Schemas[K]['ok']>

/** Throws an ApiError for everything that the contract calls an error. */
export type Handler<K extends CallName> = (call: RequestContext<K>) => Promise<Result<K> extends undefined ? void : Result<K> | CachedResponse>

export type Handlers = { [K in CallName]: Handler<K> }
