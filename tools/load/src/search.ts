import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueMigrations, search } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import { migrate, openDatabase, startEmbedded } from '@ott/database'
import { sql } from 'kysely'
import { fillCatalogue, lucky } from './synthetic-catalogue.ts'
import type { MadeUpTitle } from './synthetic-catalogue.ts'
import { ways } from './questions.ts'
import type { Way } from './questions.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Measures the search latency in a large catalogue, and how often the wanted result is among the first twenty. */
const { values } = parseArgs({
  options: { titles: { type: 'string', default: '100000' }, questions: { type: 'string', default: '300' } },
})
const reader: Reader = { language: 'english', country: 'IN', now: new Date() }
/** Warm-up: a server that has run for a while has prepared its query plans. */
const untimed = 30

const folder = temporaryFolder()
const server = await startEmbedded(join(folder, 'database'))
// A search runs two queries in parallel, for titles and for people.
const db = openDatabase<CatalogueTables>(server.url, { connections: 2, statementTimeoutMs: 600_000 })
try {
  await migrate(db, [catalogueMigrations])
  console.log(`Making up ${values.titles} titles`)
  const titles = await fillCatalogue(db, Number(values.titles))
  await sql`vacuum analyze`.execute(db)
  await calibrate()
  const times: number[] = []
  for (const way of ways) {
    const taken = await ask(way, titles)
    if (way.isWhole) times.push(...taken)
  }
  console.log(`${'all but the first letters'.padEnd(30)}${within(times)}`)
  await calibrate()
} finally {
  await db.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The current round-trip time of a trivial SQL statement on this machine. */
async function calibrate(): Promise<void> {
  const times: number[] = []
  for (let at = 0; at < Number(values.questions); at += 1) {
    const before = performance.now()
    await sql`select 1`.execute(db)
    times.push(performance.now() - before)
  }
  console.log(`${'an empty question'.padEnd(30)}${within(times)}`)
}

async function ask({ name, question, wants, aim }: Way, titles: MadeUpTitle[]): Promise<number[]> {
  const luck = lucky(7)
  const times: number[] = []
  let found = 0
  for (let asked = -untimed; asked < Number(values.questions); asked += 1) {
    const wanted = titles[luck(titles.length)]
    if (!wanted) throw new Error('There are no titles')
    const query = question(wanted, luck)
    const before = performance.now()
    const { cards, people } = await search(db, { query, spaces: [] }, reader, { limit: 20, offset: 0 })
    const taken = performance.now() - before
    if (asked < 0) continue
    times.push(taken)
    const isFound = wants === 'person'
      ? people.some((one) => one.name === wanted.people[0]?.english)
      : cards.some(({ contentId }) => contentId === wanted.contentId)
    if (isFound) found += 1
  }
  const share = ((100 * found) / times.length).toFixed(1)
  console.log(`${name.padEnd(30)}${within(times)}, found ${share} %${aim === null ? '' : ` (aim ${aim} %)`}`)
  return times
}

function within(times: number[]): string {
  return `half within ${at(times, 0.5)} ms, 95 % within ${at(times, 0.95)} ms`
}

function at(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1)
}
