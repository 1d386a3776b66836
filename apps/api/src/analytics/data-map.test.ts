import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserEvents, reservedEvents, serverEvents } from '@ott/analytics'
import type { EventClass, EventName } from '@ott/analytics'
import { eventProps } from '@ott/contract/schemas'

it('docs/analytics.md has the table of all events as they are', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/analytics.md'), 'utf8')
  const table = page.split('<!-- events -->')[1]?.trim()
  expect(table).toBe(dataMap())
})

/** What each class means for a viewer. */
const purposes: Record<EventClass, { consent: string; user: string; shared: string }> = {
  N: { consent: 'none', user: 'never', shared: 'nobody' },
  NA: { consent: 'none', user: 'with consent to analytics', shared: 'analytics, with consent' },
  A: { consent: 'analytics', user: 'pseudonym', shared: 'analytics' },
  AM: { consent: 'analytics', user: 'pseudonym', shared: 'analytics; marketing, with consent to it' },
}

const errors: readonly EventName[] = ['App_Error_Reported', 'Media_Error']

/** The table of all events in docs/analytics.md: what is processed, on which ground, and who gets it. */
function dataMap(): string {
  const senders = { browser: browserEvents, server: serverEvents, reserved: reservedEvents }
  const rows = Object.entries(senders).flatMap(([sender, events]) => (Object.entries(events) as [EventName, EventClass][]).map(([name, eventClass]) => rowOf(sender, name, eventClass)))
  return ['| event | sent by | consent | user | shared with | properties |', '|---|---|---|---|---|---|', ...rows].join('\n')
}

function rowOf(sender: string, name: EventName, eventClass: EventClass): string {
  const { consent, user, shared } = purposes[eventClass]
  const props = Object.entries(eventProps[name].shape).map(([key, schema]) => (schema.safeParse(undefined).success ? `${key}?` : key))
  return `| ${[name, sender, consent, user, errors.includes(name) ? 'error monitoring' : shared, props.join(', ') || 'none'].join(' | ')} |`
}
