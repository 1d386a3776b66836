import type { CallName, routes } from '@ott/contract'
import type { Schemas } from '@ott/contract/schemas'
import type { Locale } from '@ott/i18n'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { CachedResponse } from './cached-response.ts'

/** Who asks, as the bearer says. */
export type Anonymous = { kind: 'anonymous'; anonymousId: string }
export type SignedIn = {
  kind: 'viewer'
  userId: string
  profileId: string
  sessionId: string
  /** Came in without a look at the device limit. */
  isUncounted?: boolean
}
/** Signed in on one device too many: may only look after devices. */
export type Parked = { kind: 'parked'; userId: string; profileId: string; sessionId: string }

/** Whose token opens a call, by the word the route table has for it. */
export type Viewers = {
  none: null
  anybody: Anonymous | SignedIn
  viewer: SignedIn
  parked: SignedIn | Parked
  /** Null also for one who may not go on: the call is open to all. */
  optional: SignedIn | null
  refresh: { kind: 'refresh'; token: string }
}

type Part<K extends CallName, P extends string, S = Schemas[K]> = P extends keyof S
  ? S[P] extends z.ZodType
    ? z.output<S[P]>
    : undefined
  : undefined

/** A call that passed the contract: what was asked, and by whom. */
export type Call<K extends CallName> = {
  params: Part<K, 'params'>
  query: Part<K, 'query'>
  body: Part<K, 'body'>
  viewer: Viewers[(typeof routes)[K]['bearer']]
  /** The viewer's own address, past the trusted proxies. */
  address: string
  /** Where the viewer is, as the proxy says, else the default. */
  country: string
  /** In which language to speak to the viewer: the query's word, else the browser's. */
  locale: Locale
  userAgent: string
  requestId: string
  log: FastifyBaseLogger
}

type Result<K extends CallName> = z.input<Schemas[K]['ok']>

/** Throws a CallError for everything that the contract calls an error. */
export type Handler<K extends CallName> = (call: Call<K>) => Promise<Result<K> extends undefined ? void : Result<K> | CachedResponse>

export type Handlers = { [K in CallName]: Handler<K> }
