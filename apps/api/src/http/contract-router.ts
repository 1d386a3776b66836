import { noCap } from '@ott/catalogue'
import { routes } from '@ott/contract'
import type { Bearer, CallName, Route } from '@ott/contract'
import { schemas } from '@ott/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { TestOverrides } from '../config/test-overrides.ts'
import { ApiError } from './api-error.ts'
import { CachedResponse, sendPrivate, sendPublic } from './cached-response.ts'
import { unrestricted } from './request.ts'
import type { Handlers, RequestContext, Restriction } from './request.ts'
import { negotiateLocale } from './request-locale.ts'

type User = RequestContext<CallName>['user']

export type ContractOptions = {
  siteId: string
  /** Resolves the Authorization header; throws if the route's requirement is not met. */
  authenticate: (bearer: Bearer, header: string | undefined) => User | Promise<User>
  /** Throws unless the user proved their identity recently. */
  requireRecentAuth: (user: User) => void
  /** Null if unknown. */
  countryOf: (request: IncomingMessage) => string | null
  defaultCountry: string
  /** The parental control of the session that a token of any age names. */
  restrictionOf: (token: string) => Promise<Restriction>
  /** Validates responses too, in development and tests. */
  checkAnswers: boolean
  maxCallMs: number
  /** Throws if the server is too busy for the call. */
  shed: (name: CallName) => void
  testOverrides: () => TestOverrides
}

/** A request of any call. The type is loose because the schemas have validated the request. */
type AnyCall = RequestContext<CallName>
type AnyHandler = (call: AnyCall) => Promise<unknown>
type CallSchemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; ok: z.ZodType }
type Fault = NonNullable<TestOverrides['faults'][string]>

/** The header `session-token` of a guest. */
const noSession = 'none'

declare module 'fastify' {
  interface FastifyRequest {
    user: User
  }
}

/** Registers a route for every call of the contract: authentication, validation, handler, response. */
export function registerContract(app: FastifyInstance, handlers: Handlers, options: ContractOptions): void {
  app.decorateRequest('user', null)
  for (const name of Object.keys(routes) as CallName[]) app.route(routeOf(name, handlers[name] as AnyHandler, options))
}

function routeOf(name: CallName, handler: AnyHandler, options: ContractOptions): RouteOptions {
  const route: Route = routes[name]
  return {
    method: route.method,
    url: route.path,
    ...(route.maxBodyBytes ? { bodyLimit: route.maxBodyBytes } : {}),
    onRequest: async (request, reply) => {
      const fault = options.testOverrides().faults[name]
      if (fault) await injectFault(fault, reply)
      if (reply.sent) return
      options.shed(name)
      if (request.headers['site-id'] !== options.siteId) throw new ApiError('SITE_ID_REQUIRED')
      request.user = await options.authenticate(route.bearer, request.headers.authorization)
      if (route.needsStepUp) options.requireRecentAuth(request.user)
    },
    handler: async (request, reply) => {
      const call = parseRequest(schemas[name], request, options, await restrictionOf(request, options))
      const result = await withTimeout(handler(call), options.maxCallMs)
      if (options.checkAnswers) checkResult(name, result)
      return sendResult(route, result, call, request, reply)
    },
  }
}

/** Fastify's own `handlerTimeout` stops counting once a request's body is read, so a POST would never time out (API-14). */
function withTimeout<T>(work: Promise<T>, maxMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiError('TIMEOUT')), maxMs)
    const settle = <V>(then: (value: V) => void) => (value: V) => {
      clearTimeout(timer)
      then(value)
    }
    work.then(settle(resolve), settle(reject))
  })
}

async function injectFault(fault: Fault, reply: FastifyReply): Promise<void> {
  if (fault.delayMs) await sleep(fault.delayMs)
  if (fault.drop) {
    reply.hijack()
    reply.raw.destroy()
  } else if (fault.errorCode) throw new ApiError(fault.errorCode)
}

/** The web server has only old tokens of some sessions, and reads in their stead with an anonymous one (PAR-7). */
async function restrictionOf(request: FastifyRequest, options: ContractOptions): Promise<Restriction> {
  const { user } = request
  if (user?.kind === 'user') return user.restriction
  const token = headerOf(request, 'session-token')
  return user?.kind === 'anonymous' && token !== null && token !== noSession ? options.restrictionOf(token) : unrestricted
}

/**
 * Whether a shared cache may store the response. Caches compare the headers named by `Vary`, not the bearer, so a guest has
 * to declare itself in one of them: no request with a session has that value (PAR-15).
 */
function isPublic(request: FastifyRequest, { cap, level }: AnyCall): boolean {
  return request.user?.kind === 'anonymous' && headerOf(request, 'session-token') === noSession && Math.min(cap, level) === noCap
}

function parseRequest(schemasOfCall: CallSchemas, request: FastifyRequest, { countryOf, defaultCountry }: ContractOptions, { cap, level }: Restriction): AnyCall {
  const knownCountry = countryOf(request.raw)
  return {
    params: parse(schemasOfCall.params, request.params),
    query: parse(schemasOfCall.query, request.query),
    body: parse(schemasOfCall.body, request.body),
    user: request.user,
    ip: request.ip,
    country: knownCountry ?? defaultCountry,
    knownCountry,
    cap,
    level,
    parentalGrant: headerOf(request, 'parental-grant'),
    locale: negotiateLocale(request),
    userAgent: request.headers['user-agent'] ?? '',
    isPrefetch: /prefetch/i.test(`${String(request.headers['sec-purpose'])} ${String(request.headers.purpose)}`),
    requestId: request.id,
    log: request.log,
  } as AnyCall
}

function parse(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(given ?? (schema.safeParse(undefined).success ? undefined : {}))
  if (parsed.success) return parsed.data
  const field = fieldOf(parsed.error.issues[0], given)
  throw new ApiError('INVALID_INPUT', field ? { field } : {})
}

/** The first invalid field. For a union, the field of the member with the fewest missing fields. */
function fieldOf(issue: z.core.$ZodIssue | undefined, given: unknown): string | undefined {
  if (issue?.code === 'invalid_union') {
    const missing = (issues: z.core.$ZodIssue[]) => issues.filter(({ path }) => isMissing(given, path)).length
    const nearest = issue.errors.toSorted((a, b) => missing(a) - missing(b) || a.length - b.length)[0]
    return fieldOf(nearest?.[0], given)
  }
  return issue?.path.length ? issue.path.join('.') : undefined
}

function isMissing(given: unknown, [field]: PropertyKey[]): boolean {
  return field !== undefined && !Object.hasOwn(Object(given) as object, field)
}

function checkResult(name: CallName, result: unknown): void {
  const plain = result instanceof CachedResponse ? JSON.parse(result.bodies.identity.toString()) : result
  const checked = schemas[name].ok.safeParse(plain)
  if (!checked.success) throw new Error(`The response of ${name} breaks the contract: ${checked.error.message}`)
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

function sendResult(route: Route, result: unknown, call: AnyCall, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (result instanceof CachedResponse) return (isPublic(request, call) ? sendPublic : sendPrivate)(result, request, reply)
  reply.header('cache-control', 'no-store')
  if (route.answer === 'none') return reply.code(204).send()
  if (route.status) reply.code(route.status)
  if (route.answer === 'text') return reply.type('text/plain; charset=utf-8').send(String(result))
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(result))
}
