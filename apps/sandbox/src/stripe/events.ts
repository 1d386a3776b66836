import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import type { Pay } from '../pay/pay.ts'
import { createWebhookQueue } from '../pay/webhook-queue.ts'
import { apiVersion } from './api.ts'
import type { Call, Route } from './api.ts'
import { invalidRequest, missingResource } from './errors.ts'
import { newId } from './ids.ts'
import { listOf } from './lists.ts'
import { filledText, list, listing, parameters, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import { secondsOf } from './emulator.ts'

export type EventType = Stripe.Event['type']
type ObjectOf<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object']

export type Emit = <T extends EventType>(type: T, object: ObjectOf<T>, previous?: Partial<ObjectOf<T>>) => void

export type Events = { emit: Emit; setCall: (call: Call | null) => void; all: () => Stripe.EventBase[] }

/** The webhook endpoint of the site is subscribed to these. */
const subscribedTypes: ReadonlySet<string> = new Set<EventType>([
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'payment_method.automatically_updated',
  'payment_method.detached',
  'mandate.updated',
])

const maxEvents = 20_000
const deliveryTimeoutMs = 10_000

/** Records what happened and delivers it to the webhook URL of the knobs. */
export function createEvents({ clock, knobs }: Pay, webhookSecret: string): Events {
  const events: Stripe.EventBase[] = []
  const queue = createWebhookQueue<Stripe.EventBase>('stripe', { clock, knobs }, async (url, event) => {
    const payload = JSON.stringify(event, null, 2)
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(payload, webhookSecret), 'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)' },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(deliveryTimeoutMs),
      })
      if (answer.ok) event.pending_webhooks = 0
      return answer.ok
    } catch {
      return false
    }
  })
  let current: Call | null = null
  return {
    emit(type, object, previous) {
      const isSubscribed = subscribedTypes.has(type)
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: secondsOf(clock.now()),
        data: structuredClone({ object: object as Stripe.Event.Data.Object, ...(previous ? { previous_attributes: previous } : {}) }),
        livemode: false,
        pending_webhooks: isSubscribed ? 1 : 0,
        request: current ? { id: current.requestId, idempotency_key: current.idempotencyKey } : { id: null, idempotency_key: null },
        type,
      } satisfies Stripe.EventBase
      events.push(event)
      if (events.length > maxEvents) events.shift()
      if (isSubscribed) queue.add(event)
    },
    setCall: (call) => {
      current = call
    },
    all: () => events,
  }
}

export const eventParameters = {
  list: parameters({ ...listing, type: filledText, types: list(text) } satisfies ShapeOf<Stripe.EventListParams>),
  retrieve: parameters({ expand: list(text) } satisfies ShapeOf<Stripe.EventRetrieveParams>),
}

export function serveEvents(route: Route, { all }: Events): void {
  route('GET', '/events', eventParameters.list, ({ type, types, ...request }) => {
    if (type !== undefined && types !== undefined) throw invalidRequest('You may only specify one of these parameters: type, types.')
    const wanted = types ?? (type === undefined ? undefined : [type])
    return listOf('/v1/events', all().filter((event) => !wanted || wanted.some((pattern) => isMatch(event.type, pattern))), request)
  })
  route('GET', '/events/:id', eventParameters.retrieve, (_given, { id }) => {
    const found = all().find((event) => event.id === id)
    if (!found) throw missingResource('event', id)
    return found
  })
}

/** The time of a signature is real, whatever the clock of the sandbox says. */
export function signatureOf(payload: string, secret: string, now = new Date()): string {
  const time = secondsOf(now)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`
}

/** `charge.*` stands for every type that starts so. */
function isMatch(type: string, pattern: string): boolean {
  return pattern.endsWith('.*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}
