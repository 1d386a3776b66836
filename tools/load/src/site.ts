/** Checks that the whole product survives a cold start, a catalogue change and three times its capacity. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '@ott/brand'
import { faultsBeyondCapacity, faultsWithinCapacity, summarize } from './load-verdict.ts'
import type { Outcome, Percentiles } from './load-verdict.ts'
import { measureCapacity, sendAtRate } from './open-loop.ts'
import type { Target } from './open-loop.ts'
import { startProduct } from './running-product.ts'
import { temporaryFolder } from './temporary-folder.ts'

const perSecond = 150
const connections = 16
const overload = 3
const overloadSeconds = 10

const product = await startProduct()
const folder = temporaryFolder()
try {
  const home: Target = { url: product.web, path: () => '/en' }
  check('home page, cold start', await sendAtRate(home, perSecond, 10), faultsWithinCapacity)
  const [duringImport] = await Promise.all([sendAtRate(home, perSecond, 20), importTitle(4)])
  check('home page, catalogue import', duringImport, faultsWithinCapacity)
  await checkOverload('title page, uncached', { url: product.web, path: () => `/en/the-last-ferry?viewer=${random()}` })
  await checkOverload('search call', { url: product.api, path: () => `/contents/api/v1/search?language=english&query=${random()}`, headers: await anonymousHeaders() })
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Other programs may slow the machine down in between, so that the lower of two capacities counts. */
async function checkOverload(name: string, target: Target): Promise<void> {
  await measureCapacity(target, connections, 3)
  const before = await measureCapacity(target, connections, 5)
  const outcomes = await sendAtRate(target, Math.round(before * overload), overloadSeconds)
  const capacity = Math.min(before, await measureCapacity(target, connections, 5))
  check(`${name}, ${overload} x ${before.toFixed(0)}/s`, outcomes, (summary) => faultsBeyondCapacity(summary, overloadSeconds, capacity))
}

function check(name: string, outcomes: Outcome[], faultsOf: (summary: ReturnType<typeof summarize>) => string[]): void {
  const summary = summarize(outcomes)
  const faults = faultsOf(summary)
  console.log(`${name.padEnd(36)}${summary.requests} requests, ${summary.ok} ok ${times(summary.okMs)}, ${summary.shed} shed ${times(summary.shedMs)}`)
  for (const fault of faults) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

function times({ p50, p99, max }: Percentiles): string {
  return `(p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, max ${max.toFixed(0)} ms)`
}

async function importTitle(afterSeconds: number): Promise<void> {
  await sleep(afterSeconds * 1_000)
  const file = join(folder, 'title.jsonl')
  writeFileSync(file, JSON.stringify({ record: 'title', contentId: 'load', contentType: 'movie', permanentLink: '/load', title: { english: 'Load' }, genres: [], releasesAt: '2026-01-01' }))
  const command = join(import.meta.dirname, '../../catalogue/src/catalogue.ts')
  const [code] = await once(spawn(process.execPath, [command, 'import', file], { env: { ...product.env, NODE_NO_WARNINGS: '1' }, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  if (code !== 0) throw new Error('The import failed; its output is above')
}

async function anonymousHeaders(): Promise<Record<string, string>> {
  const siteId = { 'site-id': brand.slug }
  const response = await fetch(`${product.api}/core/api/v1/users/anonymous-token`, { headers: siteId })
  return { ...siteId, authorization: `Bearer ${await response.text()}` }
}

function random(): string {
  return Math.random().toString(36).slice(2, 10)
}
