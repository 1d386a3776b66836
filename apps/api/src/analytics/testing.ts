/** Events of a browser for tests. */
import { randomBytes } from 'node:crypto'
import { uuidV7 } from '@ott/analytics'
import type { EventName } from '@ott/analytics'
import { eventProps } from '@ott/contract/schemas'
import { z } from 'zod'

type Json = { [key: string]: unknown; anyOf?: Json[]; properties?: Record<string, Json> }

export type Sent = Record<string, unknown> & { eventId: string; name: string; props: Record<string, unknown> }

export const tabId = '0197a1c0-0000-7000-8000-000000000001'
export const viewId = '0197a1c0-0000-7000-8000-000000000002'
export const all = { version: 1, analytics: true, marketing: true }
export const none = { version: 1, analytics: false, marketing: false }

/** A valid event with an id of its own. */
export function anEvent(name: EventName, at: number, changes: Partial<Sent> = {}): Sent {
  return {
    v: 1, eventId: uuidV7(at, randomBytes(10)), name, at, seq: 0, tabId, viewId, page: 'watch', locale: 'bn', brand: 'demo',
    device: { class: 'phone', os: 'android', browser: 'chrome', major: 151 }, net: { type: '4g', saveData: false }, consent: all, props: exampleProps(name), ...changes,
  }
}

/** Valid properties. Ids name the title `kite`. */
export function exampleProps(name: EventName): Record<string, unknown> {
  return exampleOf(z.toJSONSchema(eventProps[name]) as Json) as Record<string, unknown>
}

function exampleOf(schema: Json, key = ''): unknown {
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], key)
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.type === 'object') return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([each, part]) => [each, exampleOf(part, each)]))
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 0))
  return texts[key] ?? 'kite'
}

const texts: Record<string, string> = {
  playerVersion: 'r1a2b3c4d', lang: 'bn', currency: 'INR', country: 'IN', couponKey: 'a'.repeat(32), fingerprint: 'b'.repeat(16), release: 'r1a2b3c4d',
  requestId: '0197a1c0-0000-4000-8000-000000000003', moduleId: 'home-hero',
}
