/**
 * Checks that response times do not reveal which accounts exist: alternates known and unknown people in every call with
 * an email or number, and compares the medians (ID-19). Run `node tools/timing/src/timing.ts`.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { upsertUser } from '@ott/api'
import { startApi } from '@ott/api/testing'

type Person = { email: string; phoneNumber: string }
type Probe = { name: string; ask: (person: Person, ip: string) => Promise<{ status: number }> }

const { values } = parseArgs({ options: { tries: { type: 'string', default: '200' } } })
const tries = Number(values.tries)
const warmUp = 20
const maxRatio = 1.15

const api = await startApi()

const probes: Probe[] = [
  { name: 'password sign-in', ask: ({ email }, ip) => api.call('signInWithPassword', { body: { email, password: 'not it', deviceId: 'browser-timing' } }, { ip }) },
  { name: 'code by SMS', ask: ({ phoneNumber }, ip) => api.call('signInCode', { body: { phoneNumber, acceptTermsAndConditions: true } }, { ip }) },
  { name: 'code by mail', ask: ({ email }, ip) => api.call('signInCode', { body: { email } }, { ip }) },
  { name: 'forgot password', ask: ({ email }, ip) => api.call('forgotPassword', { body: { email } }, { ip }) },
]

try {
  for (const probe of probes) console.log(await compare(probe))
} finally {
  await api.stop()
}

async function compare({ name, ask }: Probe): Promise<string> {
  const known = Array.from({ length: warmUp + tries }, somebody)
  for (const person of known) await makeAccount(person)
  const times = { known: [] as number[], unknown: [] as number[], afterKnown: [] as number[], afterUnknown: [] as number[] }
  for (const [at, person] of known.entries()) {
    for (const kind of inAnyOrder(['known', 'unknown'] as const)) {
      const took = await timeOf(() => ask(kind === 'known' ? person : somebody(), anyAddress()))
      // Background work after the response must not slow the next one either.
      const next = await timeOf(() => api.call('anonymousToken'))
      if (at < warmUp) continue
      times[kind].push(took)
      times[kind === 'known' ? 'afterKnown' : 'afterUnknown'].push(next)
    }
  }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)]
  const ratio = ofKnown / ofUnknown
  const verdict = Math.max(ratio, 1 / ratio) <= maxRatio ? 'alike' : 'APART'
  const after = median(times.afterKnown) / median(times.afterUnknown)
  return `${name.padEnd(18)}known ${ofKnown.toFixed(2)} ms, unknown ${ofUnknown.toFixed(2)} ms: ratio ${ratio.toFixed(3)}, ${verdict}; of the call after it ${after.toFixed(3)}`
}

/** A new person each time, so that rate limits and caches affect all alike. */
function somebody(): Person {
  const id = randomUUID()
  return { email: `${id}@example.org`, phoneNumber: `+9198${String(Number.parseInt(id.slice(0, 8), 16) % 100_000_000).padStart(8, '0')}` }
}

async function makeAccount({ email, phoneNumber }: Person): Promise<void> {
  const password = 'a password that was set'
  await upsertUser(api.db, { userId: randomUUID(), profileId: 'main', name: 'Mira', phoneNumber, email, password, devices: [] }, new Date())
}

async function timeOf(ask: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now()
  const { status } = await ask()
  const took = performance.now() - begun
  if (status === 429 || status >= 500) throw new Error(`A call answered ${status}`)
  return took
}

function anyAddress(): string {
  const byte = () => Math.floor(Math.random() * 254) + 1
  return `10.${byte()}.${byte()}.${byte()}`
}

function inAnyOrder<T>(items: readonly [T, T]): readonly T[] {
  return Math.random() < 0.5 ? items : items.toReversed()
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
