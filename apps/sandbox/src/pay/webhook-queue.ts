import type { Clock } from './clock.ts'
import type { Knobs } from './knobs.ts'
import type { Rail } from './ledger.ts'

export type WebhookQueue<Event> = {
  add: (event: Event) => void
  /** Events that the site has not yet accepted. */
  pending: () => Event[]
}

/** The vendor repeats an event after these delays, by its clock, until the site answers 2xx. */
const repeatAfterSeconds = [5, 60, 300, 1_800, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600, 24 * 3_600, 24 * 3_600]

type Delivery<Event> = { event: Event; tries: number; isDue: boolean }

/**
 * Delivers the events of a rail as its knobs say. `send` posts one event and resolves to whether the site accepted it.
 * Events that are due together are sent one after the other.
 */
export function createWebhookQueue<Event>(rail: Rail, { clock, knobs }: { clock: Clock; knobs: Knobs }, send: (url: string, event: Event) => Promise<boolean>): WebhookQueue<Event> {
  const deliveries: Delivery<Event>[] = []
  let isSending = false

  const makeDue = (delivery: Delivery<Event>, afterSeconds: number) => {
    const whenDue = () => {
      delivery.isDue = true
      // The call that made the event is answered first.
      setImmediate(() => void flush())
    }
    if (afterSeconds > 0) return clock.schedule(new Date(clock.now().getTime() + afterSeconds * 1_000), whenDue)
    whenDue()
    return undefined
  }

  const attempt = async (delivery: Delivery<Event>) => {
    const { webhookUrl, areWebhooksDoubled } = knobs.of(rail)
    delivery.isDue = false
    const delay = repeatAfterSeconds[delivery.tries]
    delivery.tries += 1
    // Planned before the site answers, because it may move the clock at once.
    const cancelRepeat = delay === undefined ? undefined : makeDue(delivery, delay)
    const isLost = knobs.takeWebhookLoss(rail)
    let isAccepted = !isLost && (await send(webhookUrl, delivery.event))
    if (areWebhooksDoubled && !isLost) isAccepted = (await send(webhookUrl, delivery.event)) || isAccepted
    if (!isAccepted && delay !== undefined) return
    cancelRepeat?.()
    deliveries.splice(deliveries.indexOf(delivery), 1)
  }

  const flush = async () => {
    if (isSending) return
    isSending = true
    for (let next = nextDue(); next; next = nextDue()) await attempt(next)
    isSending = false
  }

  const nextDue = () => {
    const { webhookUrl, areWebhooksOff, areWebhooksReversed } = knobs.of(rail)
    if (areWebhooksOff || webhookUrl === '') return undefined
    const isDue = (delivery: Delivery<Event>) => delivery.isDue
    return areWebhooksReversed ? deliveries.findLast(isDue) : deliveries.find(isDue)
  }

  knobs.onUpdate(() => void flush())
  return {
    add(event) {
      const delivery = { event, tries: 0, isDue: false }
      deliveries.push(delivery)
      makeDue(delivery, knobs.of(rail).webhookDelaySeconds)
    },
    pending: () => deliveries.map(({ event }) => event),
  }
}
