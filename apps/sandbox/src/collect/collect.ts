import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@ott/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eventsScript, gtmScript } from '../assets.ts'
import { sendPage } from '../page.ts'
import { eventsPage } from './events-page.ts'
import { destinations, matches, receivedEvents } from './received-events.ts'
import type { DestinationName, EventFilter, ReceivedEvents } from './received-events.ts'
import { readGa4, readGtm, readPosthog, readSegment, readSentry, readSnowplow } from './vendors.ts'
import type { Reading } from './vendors.ts'

/** What a vendor answers instead of taking events. */
export type CollectFault = 'none' | 'fail' | 'slow' | 'busy'

export type Collect = {
  events: ReceivedEvents
  setFault: (destination: DestinationName, fault: CollectFault) => void
}

const faultNames: readonly CollectFault[] = ['none', 'fail', 'slow', 'busy']
/** Longer than the api waits. */
const slowMs = 12_000
const retryAfterSeconds = 30
const maxBytes = 1_048_576

/** Plays the vendors of analytics, and shows at /events what they get, as it comes. Other pages than the sandbox’s cannot change it. */
export function serveCollect(app: FastifyInstance, hasControls: boolean): Collect {
  const events = receivedEvents()
  const faults = Object.fromEntries(destinations.map((name) => [name, 'none'])) as Record<DestinationName, CollectFault>

  const take = (destination: DestinationName, read: (request: FastifyRequest) => Reading, answer: (reply: FastifyReply, reading: Reading) => FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const fault = faults[destination]
      if (fault === 'fail') return reply.code(500).send({ error: 'fault' })
      if (fault === 'busy') return reply.code(429).header('retry-after', retryAfterSeconds).send({ error: 'fault' })
      if (fault === 'slow') await sleep(slowMs, undefined, { ref: false })
      const reading = read(request)
      if ('events' in reading) for (const event of reading.events) events.add({ destination, ...event })
      return answer(reply, reading)
    }
  const strict = (reply: FastifyReply, reading: Reading) => ('refused' in reading ? reply.code(400).send({ error: reading.refused }) : reply.send({ success: true, status: 1 }))

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-sentry-envelope', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) => String(text))
    const post = (url: string, handler: ReturnType<typeof take>) => scope.post(url, { bodyLimit: maxBytes }, handler)
    const ga4 = (request: FastifyRequest) => readGa4(request.body)
    // It accepts anything; only its debug URL says what is wrong.
    post('/collect/ga4/mp/collect', take('ga4', ga4, (reply) => reply.code(204).send()))
    post('/collect/ga4/debug/mp/collect', async (request, reply) => {
      const reading = ga4(request)
      const problems = 'refused' in reading ? [reading.refused] : reading.events.flatMap(({ problems: each }) => each)
      return reply.send({ validationMessages: problems.map((description) => ({ description, validationCode: 'VALUE_INVALID' })) })
    })
    post('/collect/segment/v1/batch', take('segment', ({ body, headers }) => readSegment(body, headers.authorization), strict))
    post('/collect/posthog/batch/', take('posthog', ({ body }) => readPosthog(body), strict))
    post('/collect/snowplow/com.snowplowanalytics.snowplow/tp2', take('snowplow', ({ body }) => readSnowplow(body), strict))
    post('/collect/sentry/api/:project/envelope/', take('sentry', ({ body, headers }) => readSentry(body, String(headers['x-sentry-auth'])), strict))
    post('/collect/gtm/events', take('gtm', ({ body }) => readGtm(body), (reply, reading) => strict(reply.header('access-control-allow-origin', '*'), reading)))
    scope.options('/collect/gtm/events', (_request, reply) => reply.headers({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }).code(204).send())
  })
  app.get('/collect/gtm/gtm.js', (_request, reply) => reply.headers({ 'cross-origin-resource-policy': 'cross-origin' }).type('text/javascript; charset=utf-8').send(gtmScript))

  app.get('/events', (request, reply) => {
    const query = request.query as EventFilter & { language?: string }
    const locale: Locale = query.language === 'bn' ? 'bn' : 'en'
    const filter = filterOf(query)
    return sendPage(reply, 200, eventsPage({ events: events.find(filter), filter, faults, locale, hasControls }))
  })
  app.get('/events.json', (request, reply) => reply.send(events.find(filterOf(request.query as EventFilter))))
  app.get('/events.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(eventsScript))
  app.get('/events/stream', (request, reply) => {
    const filter = filterOf(request.query as EventFilter)
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    reply.raw.write('retry: 2000\n\n')
    const stop = events.onEvent((event) => matches(event, filter) && reply.raw.write(`data: ${JSON.stringify(event)}\n\n`))
    request.raw.once('close', stop)
  })
  app.post('/events/fault', (request, reply) => {
    const { destination, fault, language } = (request.body ?? {}) as Record<string, unknown>
    const name = destinations.find((each) => each === destination)
    const chosen = faultNames.find((each) => each === fault)
    if (!hasControls) return reply.code(403).send({ error: 'this sandbox does not listen on loopback' })
    if (!name || !chosen) return reply.code(400).send({ error: `expected {destination: one of ${destinations.join(', ')}, fault: one of ${faultNames.join(', ')}}` })
    faults[name] = chosen
    return reply.redirect(`/events?language=${language === 'bn' ? 'bn' : 'en'}`, 303)
  })
  return { events, setFault: (destination, fault) => void (faults[destination] = fault) }
}

function filterOf({ name, destination, view }: EventFilter): EventFilter {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  return { name: text(name), destination: text(destination), view: text(view) }
}
