import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drive } from './load-generator.ts'
import type { Ask } from './load-generator.ts'
import { measuredCalls } from './measured-calls.ts'
import type { MeasuredCall } from './measured-calls.ts'
import { startMeasured } from './measured-server.ts'
import type { MeasuredServer } from './measured-server.ts'
import { startWorld } from './world.ts'

/** Measures the API's most frequent calls as multiples of bare Node in the same minute. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '1' }, rounds: { type: 'string', default: '9' }, connections: { type: 'string', default: '32' } },
})
const [seconds, rounds, connections] = [values.seconds, values.rounds, values.connections].map(Number) as [number, number, number]
const warmUpSeconds = 1

const tiny: Ask = { method: 'GET', path: '/', headers: {}, expects: 200 }

const bare = await startMeasured(join(import.meta.dirname, 'baseline-server.ts'), {})
const world = await startWorld(connections)
try {
  for (const call of await measuredCalls(world)) {
    if (positionals.every((word) => call.name.includes(word))) await measure(call)
  }
} finally {
  await world.stop()
  await bare.stop()
}

async function measure({ name, most, next }: MeasuredCall): Promise<void> {
  await drive(bare.url, connections, warmUpSeconds, () => tiny)
  await drive(world.api.url, connections, warmUpSeconds, next)
  const costs: { least: number; ours: number }[] = []
  for (let round = 0; round < rounds; round += 1) costs.push({ least: await costOf(bare, () => tiny), ours: await costOf(world.api, next) })
  const times = costs.map(({ least, ours }) => ours / least).toSorted((a, b) => a - b)
  const middle = times[Math.floor(times.length / 2)] ?? NaN
  const lowest = (which: 'least' | 'ours') => `${Math.min(...costs.map((cost) => cost[which])).toFixed(0)} us`
  console.log(
    `${name.padEnd(36)}${middle.toFixed(2)} x, at most ${most} x   ` +
      `between ${times[0]?.toFixed(2)} and ${times.at(-1)?.toFixed(2)}   ${lowest('ours')}, bare ${lowest('least')}`,
  )
  if (middle > most) process.exitCode = 1
}

/** Microseconds of CPU time per request. */
async function costOf(server: MeasuredServer, next: (connection: number) => Ask): Promise<number> {
  const before = await server.usedMicroseconds()
  const answered = await drive(server.url, connections, seconds, next)
  return ((await server.usedMicroseconds()) - before) / answered
}
