import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pay } from '../pay/pay.ts'
import { ApiError, invalidRequest } from './errors.ts'
import { expand } from './expand.ts'
import { parseForm } from './form.ts'
import type { FormTree } from './form.ts'
import type { Answer, Idempotency } from './idempotency.ts'
import { newId } from './ids.ts'
import { readParameters } from './parameters.ts'
import type { Given, Parameters, Shape } from './parameters.ts'
import type { Store } from './store.ts'

export const apiVersion = '2026-10-28.endive'

/** Answers that come later than this look like a hanging vendor. */
const slowMs = 20_000
/** The SDK repeats a call with a closed connection once, so the repeat is cut too. */
const cutsPerCall = 2

export type Keys = { secretKey: string; publishableKey: string }

/** A call of the site's server, or of its page by a client secret. */
export type Caller = { by: 'server' } | { by: 'browser'; clientSecret: string | null }

export type Call = {
  id: string
  url: string
  caller: Caller
  requestId: string
  idempotencyKey: string | null
  /** A handler may make its answer slow or cut the connection. */
  connection: 'open' | 'slow' | 'cut'
}

export type Route = <S extends Shape, R extends keyof S>(
  method: 'GET' | 'POST',
  path: string,
  accepted: Parameters<S, R>,
  run: (given: Given<S, R>, call: Call) => object,
  options?: { browser?: (object: never) => object },
) => void

export type ApiOptions = Keys & {
  pay: Pay
  store: Store
  idempotency: Idempotency
  /** Called before a handler runs and with null after it; events name the call that made them. */
  onCall: (call: Call | null) => void
}

/** The REST protocol: keys, forms, idempotency, expansion, errors and the faults of the knobs. */
export function serveApi(app: FastifyInstance, { secretKey, publishableKey, pay, store, idempotency, onCall }: ApiOptions): Route {
  const cuts = new Map<string, number>()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.removeContentTypeParser('application/x-www-form-urlencoded')
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string | Buffer) => parseForm(String(body)))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'request-id': newId('req', 14), 'stripe-version': apiVersion })
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send({ error: error.body })
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    return reply.code(statusCode).send({ error: statusCode < 500 ? { type: 'invalid_request_error', message } : { type: 'api_error', message } })
  })
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${pathOf(request)}). The sandbox may not simulate it.`
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } })
  })

  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)

  const sendAnswer = (reply: FastifyReply, { status, body }: Answer, isCut: boolean) => {
    if (isCut) {
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    return reply.code(status).send(body)
  }

  return (method, path, accepted, run, options = {}) => {
    const execute = async (tree: FormTree, call: Call): Promise<Answer> => {
      const given = readParameters(accepted, tree)
      const { expand: paths } = given as { expand?: string[] }
      const answer = (status: number, body: object) => ({ status, body, requestId: call.requestId })
      try {
        onCall(call)
        const object = run(given, call)
        const seen = call.caller.by === 'browser' && options.browser ? options.browser(object as never) : object
        return answer(200, expand(store, seen, call.caller.by === 'browser' ? [] : paths))
      } catch (error) {
        if (error instanceof ApiError && error.status === 402) return answer(402, { error: structuredClone(error.body) })
        throw error
      } finally {
        onCall(null)
      }
    }

    const respond = async (request: FastifyRequest, reply: FastifyReply) => {
      const requestId = String(reply.getHeader('request-id'))
      const { caller, tree } = authenticate(request, { secretKey, publishableKey })
      if (caller.by === 'browser' && !options.browser) {
        const message = 'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.'
        throw new ApiError(403, { type: 'invalid_request_error', code: 'secret_key_required', message })
      }
      checkVersion(request)
      pay.ledger.countCall('stripe', `${method} /v1${path}`)
      const idempotencyKey = method === 'POST' && caller.by === 'server' ? (headerOf(request, 'idempotency-key') ?? null) : null
      const { id = '' } = (request.params ?? {}) as { id?: string }
      const call: Call = { id, url: pathOf(request), caller, requestId, idempotencyKey, connection: 'open' }
      if (idempotencyKey !== null) {
        pay.ledger.countKey('stripe', idempotencyKey)
        reply.header('idempotency-key', idempotencyKey)
        const first = idempotency.begin(idempotencyKey, `${method} ${call.url} ${JSON.stringify(sorted(tree))}`)
        if (first) {
          reply.headers({ 'idempotent-replayed': 'true', 'original-request': first.requestId })
          const remainingCuts = cuts.get(idempotencyKey) ?? 0
          cuts.set(idempotencyKey, remainingCuts - 1)
          return sendAnswer(reply, first, remainingCuts > 0)
        }
      }
      let answer: Answer | undefined
      try {
        const { latencyMs } = pay.knobs.of('stripe')
        if (latencyMs > 0) await pause(latencyMs)
        const fault = caller.by === 'server' ? pay.knobs.takeFault('stripe') : 'none'
        answer =
          fault === 'fail'
            ? { status: 500, body: { error: { type: 'api_error', message: 'An error occurred with our connection to the bank. The sandbox was asked to fail.' } }, requestId }
            : await execute(tree, call)
        if (fault === 'hang') {
          reply.hijack()
          return reply
        }
        if (call.connection === 'cut' && idempotencyKey !== null) cuts.set(idempotencyKey, cutsPerCall - 1)
        // The slow call occupies its key until it answers.
        if (call.connection === 'slow') await pause(slowMs)
      } finally {
        if (idempotencyKey !== null) {
          if (answer) idempotency.finish(idempotencyKey, answer)
          else idempotency.release(idempotencyKey)
        }
      }
      return sendAnswer(reply, answer, call.connection === 'cut')
    }

    app.route({ method, url: path, handler: respond })
  }
}

function authenticate(request: FastifyRequest, { secretKey, publishableKey }: Keys): { caller: Caller; tree: FormTree } {
  const query = parseForm(request.raw.url?.split('?')[1] ?? '')
  const tree: FormTree = { ...query, ...(request.body as FormTree | undefined) }
  const [scheme, value = ''] = (request.headers.authorization ?? '').split(' ')
  const key = scheme === 'Basic' ? Buffer.from(value, 'base64').toString().replace(/:.*$/s, '') : value
  if (key === '') {
    const message = "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
    throw new ApiError(401, { type: 'invalid_request_error', message })
  }
  if (key === secretKey) return { caller: { by: 'server' }, tree }
  if (key !== publishableKey) throw new ApiError(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${key.slice(0, 8)}***` })
  const { client_secret: clientSecret, ...rest } = tree
  return { caller: { by: 'browser', clientSecret: typeof clientSecret === 'string' ? clientSecret : null }, tree: rest }
}

/** The sandbox simulates one version of the API. */
function checkVersion(request: FastifyRequest): void {
  const version = headerOf(request, 'stripe-version') ?? apiVersion
  if (version !== apiVersion) throw invalidRequest(`Invalid Stripe API version: ${version}. The sandbox simulates ${apiVersion}.`)
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split('?')[0] ?? ''
}

/** Equal parameters in another order are the same request. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, child]) => [name, sorted(child)]))
}
