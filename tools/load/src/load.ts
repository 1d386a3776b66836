import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateLoad } from './load-generator.ts'
import type { LoadRequest } from './load-generator.ts'
import { measuredCalls } from './measured-calls.ts'
import type { MeasuredCall } from './measured-calls.ts'
import { startMeasured } from './measured-server.ts'
import type { MeasuredServer } from './measured-server.ts'
import { startEnvironment } from './load-environment.ts'

/** Measures the API's most frequent calls as multiples of what the same requests and responses cost a minimal Node server at the same time. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '1' }, rounds: { type: 'string', default: '9' }, connections: { type: 'string', default: '32' } },
})
const [seconds, rounds, connections] = [values.seconds, values.rounds, values.connections].map(Number) as [number, number, number]
const warmUpSeconds = 1

const baseline = await startMeasured(join(import.meta.dirname, 'baseline-server.ts'), {})
const environment = await startEnvironment(connections)
try {
  for (const call of await measuredCalls(environment)) {
    if (positionals.every((word) => call.name.includes(word))) await measure(call)
  }
} finally {
  await environment.stop()
  await baseline.stop()
}

async function measure({ name, maxMultiple, next }: MeasuredCall): Promise<void> {
  const nextBaseline = await baselineOf(next)
  await generateLoad(baseline.url, connections, warmUpSeconds, nextBaseline)
  await generateLoad(environment.api.url, connections, warmUpSeconds, next)
  const costs: { baselineCost: number; apiCost: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    costs.push({ baselineCost: await costOf(baseline, nextBaseline), apiCost: await costOf(environment.api, next) })
  }
  const multiples = costs.map(({ baselineCost, apiCost }) => apiCost / baselineCost).toSorted((a, b) => a - b)
  const median = multiples[Math.floor(multiples.length / 2)] ?? NaN
  const lowest = (which: 'baselineCost' | 'apiCost') => `${Math.min(...costs.map((cost) => cost[which])).toFixed(0)} us`
  console.log(
    `${name.padEnd(36)}${median.toFixed(2)} x, at most ${maxMultiple} x   ` +
      `between ${multiples[0]?.toFixed(2)} and ${multiples.at(-1)?.toFixed(2)}   ${lowest('apiCost')}, baseline ${lowest('baselineCost')}`,
  )
  if (median > maxMultiple) process.exitCode = 1
}

/** The same request for the baseline, which responds with as many bytes as the API. */
async function baselineOf(next: (connection: number) => LoadRequest): Promise<() => LoadRequest> {
  const { path, ...request } = next(0)
  const { status, headers } = await fetch(environment.api.url + path, request)
  const described = { ...request.headers, 'response-status': String(status), 'response-bytes': headers.get('content-length') ?? '0' }
  return () => ({ ...request, path: '/', headers: described })
}

/** Microseconds of CPU time per request. */
async function costOf(server: MeasuredServer, next: (connection: number) => LoadRequest): Promise<number> {
  const before = await server.usedMicroseconds()
  const responses = await generateLoad(server.url, connections, seconds, next)
  return ((await server.usedMicroseconds()) - before) / responses
}
