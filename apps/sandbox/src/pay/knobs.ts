import { rails } from './ledger.ts'
import type { Rail } from './ledger.ts'

/** Faults of a rail's API and webhooks. */
export type RailKnobs = {
  /** Added to every call, in real time. */
  latencyMs: number
  /** So many calls are answered with a server error and have no effect. */
  failNextCalls: number
  /** So many calls take effect but are never answered. */
  hangNextCalls: number
  /** Receives the events; empty for none. */
  webhookUrl: string
  /** Events wait until this is false again. */
  areWebhooksOff: boolean
  /** Delay of each event, by the vendors' clock. */
  webhookDelaySeconds: number
  areWebhooksDoubled: boolean
  /** Events that are due together arrive newest first. */
  areWebhooksReversed: boolean
  /** So many deliveries are lost; the vendor repeats them later. */
  loseNextWebhooks: number
}

export type Fault = 'none' | 'fail' | 'hang'

export type Knobs = {
  of: (rail: Rail) => RailKnobs
  /** Throws an error for an unknown knob or a value of another type. */
  update: (changes: unknown) => void
  /** Called once per call of the site's server; uses up one of its next faults. */
  takeFault: (rail: Rail) => Fault
  /** Called once per delivery; true if it is lost. */
  takeWebhookLoss: (rail: Rail) => boolean
  /** Calls back after every update. */
  onUpdate: (listener: () => void) => void
}

const defaults: RailKnobs = {
  latencyMs: 0,
  failNextCalls: 0,
  hangNextCalls: 0,
  webhookUrl: '',
  areWebhooksOff: false,
  webhookDelaySeconds: 0,
  areWebhooksDoubled: false,
  areWebhooksReversed: false,
  loseNextWebhooks: 0,
}

export function createKnobs(webhookUrls: Partial<Record<Rail, string>> = {}): Knobs {
  const listeners: (() => void)[] = []
  const current: Record<Rail, RailKnobs> = {
    stripe: { ...defaults, webhookUrl: webhookUrls.stripe ?? '' },
    gateway: { ...defaults, webhookUrl: webhookUrls.gateway ?? '' },
  }
  const take = (rail: Rail, name: 'failNextCalls' | 'hangNextCalls' | 'loseNextWebhooks'): boolean => {
    if (current[rail][name] === 0) return false
    current[rail][name] -= 1
    return true
  }
  return {
    of: (rail) => ({ ...current[rail] }),
    update(changes) {
      const parsed = parseChanges(changes)
      for (const rail of rails) Object.assign(current[rail], parsed[rail])
      for (const listener of listeners) listener()
    },
    takeFault: (rail) => (take(rail, 'failNextCalls') ? 'fail' : take(rail, 'hangNextCalls') ? 'hang' : 'none'),
    takeWebhookLoss: (rail) => take(rail, 'loseNextWebhooks'),
    onUpdate: (listener) => listeners.push(listener),
  }
}

type Changes = Partial<Record<Rail, Partial<RailKnobs>>>

function parseChanges(changes: unknown): Changes {
  if (!isRecord(changes)) throw new Error('expected {"stripe": {...}, "gateway": {...}}')
  for (const [rail, knobs] of Object.entries(changes)) {
    if (!(rails as readonly string[]).includes(rail) || !isRecord(knobs)) throw new Error(`unknown rail: ${rail}`)
    for (const [name, value] of Object.entries(knobs)) {
      if (!Object.hasOwn(defaults, name)) throw new Error(`unknown knob: ${rail}.${name}`)
      const expected = typeof defaults[name as keyof RailKnobs]
      const isCount = typeof value !== 'number' || (Number.isInteger(value) && value >= 0)
      if (typeof value !== expected || !isCount) throw new Error(`${rail}.${name} is a ${expected === 'number' ? 'non-negative integer' : expected}`)
    }
  }
  return changes as Changes
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
