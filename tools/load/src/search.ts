import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueMigrations, search } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import { migrate, openDatabase, startEmbedded } from '@ott/database'
import { sql } from 'kysely'
import { fillCatalogue, seededRandom } from './synthetic-catalogue.ts'
import type { SyntheticTitle } from './synthetic-catalogue.ts'
import { queryKinds } from './search-queries.ts'
import type { QueryKind } from './search-queries.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Measures the search latency in a large catalogue, and how often the wanted result is among the first twenty. */
const { values } = parseArgs({
  options: { titles: { type: 'string', default: '100000' }, queries: { type: 'string', default: '300' } },
})
const reader: Reader = { language: 'english', country: 'IN', cap: 5, now: new Date() }
/** Warm-up: a server that has run for a while has prepared its query plans. */
const warmUpQueries = 30

const folder = temporaryFolder()
const server = await startEmbedded(join(folder, 'database'))
// A search runs two queries in parallel, for titles and for people.
const db = openDatabase<CatalogueTables>(server.url, { connections: 2, statementTimeoutMs: 600_000 })
try {
  await migrate(db, [catalogueMigrations])
  console.log(`Generating ${values.titles} titles`)
  const titles = await fillCatalogue(db, Number(values.titles))
  await sql`vacuum analyze`.execute(db)
  await measureRoundTrip()
  const times: number[] = []
  for (const queryKind of queryKinds) {
    const taken = await measure(queryKind, titles)
    if (queryKind.isTimed) times.push(...taken)
  }
  console.log(`${'all except first letters'.padEnd(30)}${percentiles(times)}`)
  await measureRoundTrip()
} finally {
  await db.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The current round-trip time of a trivial SQL statement on this machine. */
async function measureRoundTrip(): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < Number(values.queries); run += 1) {
    const before = performance.now()
    await sql`select 1`.execute(db)
    times.push(performance.now() - before)
  }
  console.log(`${'select 1'.padEnd(30)}${percentiles(times)}`)
}

async function measure({ name, queryOf, expected, minHitPercent }: QueryKind, titles: SyntheticTitle[]): Promise<number[]> {
  const random = seededRandom(7)
  const times: number[] = []
  let found = 0
  for (let count = -warmUpQueries; count < Number(values.queries); count += 1) {
    const wanted = titles[random(titles.length)]
    if (!wanted) throw new Error('There are no titles')
    const query = queryOf(wanted, random)
    const before = performance.now()
    const { cards, people } = await search(db, { query, spaces: [] }, reader, { limit: 20, offset: 0 })
    const taken = performance.now() - before
    if (count < 0) continue
    times.push(taken)
    const isFound = expected === 'person'
      ? people.some((one) => one.name === wanted.people[0]?.english)
      : cards.some(({ contentId }) => contentId === wanted.contentId)
    if (isFound) found += 1
  }
  const share = ((100 * found) / times.length).toFixed(1)
  console.log(`${name.padEnd(30)}${percentiles(times)}, found ${share} %${minHitPercent === null ? '' : ` (at least ${minHitPercent} %)`}`)
  return times
}

function percentiles(times: number[]): string {
  return `p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`
}

function percentile(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1)
}
