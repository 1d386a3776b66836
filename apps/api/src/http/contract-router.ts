import { routes } from '@ott/contract'
import type { Bearer, CallName, Route } from '@ott/contract'
import { schemas } from '@ott/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { CallError } from './api-error.ts'
import type { Call, Handlers } from './request.ts'
import { refusalOf } from './error-handler.ts'
import { uncached } from './headers.ts'
import type { AnswerHeaders, Outgoing } from './headers.ts'
import { inTime } from './request-timeout.ts'
import type { Knobs } from '../config/test-overrides.ts'
import { nowAndThen } from '../jobs/scheduler.ts'
import type { ReadyAnswers } from './micro-cache.ts'
import { Rendered, privateForm, sharedForm } from './cached-response.ts'
import { languageOf } from './request-locale.ts'

export type Binding = {
  siteId: string
  /** Turns the Authorization header into a viewer, or refuses. */
  authenticate: (bearer: Bearer, header: string | undefined) => Call<CallName>['viewer'] | Promise<Call<CallName>['viewer']>
  countryOf: (request: IncomingMessage) => string
  headersFor: AnswerHeaders
  keepReady: ReadyAnswers['keep']
  checkAnswers: boolean
  /** The framework's own limit ends with the request's body, so it would not hold for a POST. */
  longestCallMs: number
  knobs: () => Knobs
}

/** Any call, once its own types are spent. */
type AnyCall = Call<CallName>
type Fault = NonNullable<Knobs['faults'][string]>
type AnyHandler = (call: AnyCall) => Promise<unknown> | CallError
type Parts = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; ok: z.ZodType }

declare module 'fastify' {
  interface FastifyRequest {
    viewer: AnyCall['viewer']
  }
}

/** Every call of the contract becomes a route: bearer first, then the schema, then the handler. */
export function bindContract(app: FastifyInstance, handlers: Handlers, binding: Binding): void {
  app.decorateRequest('viewer', null)
  // Past the framework, which takes every header into its hand before Node does, and costs more than the rules of many a call.
  const send = ({ request, raw }: FastifyReply, { status, headers, body }: Outgoing) => {
    raw.writeHead(status, Object.assign(binding.headersFor(request.headers.origin, request.id), headers)).end(body)
  }
  const calls = inTime<FastifyReply>(binding.longestCallMs, (reply) => send(reply, refusalOf(new CallError('TIMEOUT'), reply.request)))
  nowAndThen(app, { name: 'giving up on late calls', everySeconds: 1, work: async () => calls.look(performance.now()) })
  for (const name of Object.keys(routes) as CallName[]) {
    const route: Route = routes[name]
    const handler = handlers[name] as AnyHandler
    app.route({
      method: route.method,
      url: route.path,
      // With callbacks: promises, where there is nothing to wait for, would cost every call their share.
      onRequest: (request, reply, done) => {
        const admit = (viewer: AnyCall['viewer']) => {
          request.viewer = viewer
          done()
        }
        const begin = () => {
          if (request.headers['site-id'] !== binding.siteId) throw new CallError('SITE_ID_REQUIRED')
          const viewer = binding.authenticate(route.bearer, request.headers.authorization)
          if (viewer instanceof Promise) viewer.then(admit, done)
          else admit(viewer)
        }
        const fault = binding.knobs().faults[name]
        if (fault) meetFault(fault, reply).then(begin).catch(done)
        else begin()
      },
      // What is refused at once gets no promise and no place among the calls under way: they cost more than the refusal.
      handler: (request, reply) => {
        const refuse = (error: unknown) => {
          if (!reply.sent) send(reply, refusalOf(error, request))
        }
        let answering: ReturnType<AnyHandler>
        try {
          answering = handler(readCall(schemas[name] as Parts, request, binding))
        } catch (error) {
          return refuse(error)
        }
        if (answering instanceof CallError) return refuse(answering)
        calls.begin(reply, performance.now())
        return answering
          .then((answer) => {
            if (reply.sent) return
            if (binding.checkAnswers) checkAnswer(name, answer)
            if (answer instanceof Rendered && request.viewer?.kind === 'anonymous') binding.keepReady(request.raw, name, answer)
            send(reply, outgoing(route, answer, request))
          })
          .catch(refuse)
          .finally(() => calls.end(reply))
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

function outgoing(route: Route, answer: unknown, request: FastifyRequest): Outgoing {
  if (answer instanceof Rendered) return (request.viewer?.kind === 'anonymous' ? sharedForm : privateForm)(answer, request.headers)
  if (route.answer === 'none') return { status: 204, headers: { 'cache-control': 'no-store' }, body: undefined }
  if (route.answer === 'text') return uncached(200, 'text/plain; charset=utf-8', String(answer))
  return uncached(200, 'application/json; charset=utf-8', JSON.stringify(answer))
}
