import { routes } from '@ott/contract'
import type { Bearer, CallName, Route } from '@ott/contract'
import { schemas } from '@ott/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { CallError } from './call-error.ts'
import type { Call, Handlers } from './calls.ts'
import { inTime } from './in-time.ts'
import type { Knobs } from './knobs.ts'
import type { ReadyAnswers } from './ready-answers.ts'
import { Rendered, privateForm, sharedForm } from './rendered.ts'
import { languageOf } from './request-language.ts'

export type Binding = {
  siteId: string
  /** Turns the Authorization header into a viewer, or refuses. */
  authenticate: (bearer: Bearer, header: string | undefined) => Promise<Call<CallName>['viewer']>
  countryOf: (request: IncomingMessage) => string
  keepReady: ReadyAnswers['keep']
  checkAnswers: boolean
  knobs: () => Knobs
}

/** Any call, once its own types are spent. */
type AnyCall = Call<CallName>
type Fault = NonNullable<Knobs['faults'][string]>
type AnyHandler = (call: AnyCall) => Promise<unknown>
type Parts = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; ok: z.ZodType }

declare module 'fastify' {
  interface FastifyRequest {
    viewer: AnyCall['viewer']
  }
}

/** The framework's own limit ends with the request's body, so it would not hold for a POST. */
const longestCallMs = 15_000

/** Every call of the contract becomes a route: bearer first, then the schema, then the handler. */
export function bindContract(app: FastifyInstance, handlers: Handlers, binding: Binding): void {
  app.decorateRequest('viewer', null)
  for (const name of Object.keys(routes) as CallName[]) {
    const route: Route = routes[name]
    const handler = handlers[name] as AnyHandler
    app.route({
      method: route.method,
      url: route.path,
      onRequest: async (request, reply) => {
        const fault = binding.knobs().faults[name]
        if (fault) await meetFault(fault, reply)
        if (request.headers['site-id'] !== binding.siteId) throw new CallError('SITE_ID_REQUIRED')
        request.viewer = await binding.authenticate(route.bearer, request.headers.authorization)
      },
      handler: async (request, reply) => {
        const answer = await inTime(handler(readCall(schemas[name] as Parts, request, binding)), longestCallMs)
        if (binding.checkAnswers) checkAnswer(name, answer)
        if (answer instanceof Rendered && request.viewer?.kind === 'anonymous') binding.keepReady(request.raw, name, answer)
        return send(route, answer, request, reply)
      },
    })
  }
}

async function meetFault(fault: Fault, reply: FastifyReply): Promise<void> {
  if (fault.delayMs) await sleep(fault.delayMs)
  if (fault.drop) {
    reply.hijack()
    reply.raw.destroy()
  } else if (fault.errorCode) throw new CallError(fault.errorCode)
}

function readCall(parts: Parts, request: FastifyRequest, binding: Binding): AnyCall {
  return {
    params: read(parts.params, request.params),
    query: read(parts.query, request.query),
    body: read(parts.body, request.body),
    viewer: request.viewer,
    address: request.ip,
    country: binding.countryOf(request.raw),
    locale: languageOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    log: request.log,
  } as AnyCall
}

function read(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(given ?? (schema.safeParse(undefined).success ? undefined : {}))
  if (parsed.success) return parsed.data
  const field = fieldOf(parsed.error.issues[0], given)
  throw new CallError('INVALID_INPUT', field ? { field } : {})
}

/** The first wrong field; of a choice between shapes, that of the shape which came nearest: of which least is missing. */
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

function checkAnswer(name: CallName, answer: unknown): void {
  const plain = answer instanceof Rendered ? JSON.parse(answer.plain.toString()) : answer
  const checked = schemas[name].ok.safeParse(plain)
  if (!checked.success) throw new Error(`The answer of ${name} breaks the contract: ${checked.error.message}`)
}

function send(route: Route, answer: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (answer instanceof Rendered) return sendRendered(answer, request, reply)
  reply.header('cache-control', 'no-store')
  if (route.answer === 'none') return reply.code(204).send()
  if (route.answer === 'text') return reply.type('text/plain; charset=utf-8').send(answer)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
}

function sendRendered(answer: Rendered, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = request.viewer?.kind === 'anonymous' ? sharedForm : privateForm
  const { status, headers, body } = form(answer, request.headers)
  return reply.code(status).headers(headers).send(body)
}
