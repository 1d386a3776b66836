import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueMigrations, search } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import { migrate, openDatabase, startEmbedded } from '@ott/database'
import { sql } from 'kysely'
import { fillCatalogue, lucky } from './made-up-catalogue.ts'
import type { MadeUpTitle } from './made-up-catalogue.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Tells how long a search takes in a large catalogue, and how often what was wanted is among the first twenty. */
const { values } = parseArgs({
  options: { titles: { type: 'string', default: '100000' }, questions: { type: 'string', default: '300' } },
})
const luck = lucky(7)
const reader: Reader = { language: 'english', country: 'IN', now: new Date() }

const ways: Record<string, (title: MadeUpTitle) => string> = {
  'whole name, English': ({ title }) => title.english,
  'whole name, Bengali': ({ title }) => title.bengali,
  'name cut short': ({ title }) => title.english.slice(0, Math.max(3, Math.ceil(title.english.length * 0.7))),
  'a letter left out, English': ({ title }) => withoutALetter(title.english),
  'a letter left out, Bengali': ({ title }) => withoutALetter(title.bengali),
  'a person': ({ people }) => people[0]?.english ?? '',
}

const folder = temporaryFolder()
const server = await startEmbedded(join(folder, 'database'))
const db = openDatabase<CatalogueTables>(server.url, { connections: 1, statementTimeoutMs: 600_000 })
try {
  await migrate(db, [catalogueMigrations])
  console.log(`Making up ${values.titles} titles`)
  const titles = await fillCatalogue(db, Number(values.titles))
  await sql`vacuum analyze`.execute(db)
  for (const [way, question] of Object.entries(ways)) await ask(way, titles, question)
} finally {
  await db.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function ask(way: string, titles: MadeUpTitle[], question: (title: MadeUpTitle) => string): Promise<void> {
  const times: number[] = []
  let found = 0
  for (let asked = 0; asked < Number(values.questions); asked += 1) {
    const wanted = titles[luck(titles.length)]
    if (!wanted) throw new Error('There are no titles')
    const before = performance.now()
    const { cards } = await search(db, { query: question(wanted), spaces: [] }, reader, { limit: 20, offset: 0 })
    times.push(performance.now() - before)
    if (cards.some(({ contentId }) => contentId === wanted.contentId)) found += 1
  }
  const share = Math.round((100 * found) / times.length)
  console.log(`${way.padEnd(30)}half within ${at(times, 0.5)} ms, 95 % within ${at(times, 0.95)} ms, found ${share} %`)
}

function at(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1)
}

function withoutALetter(text: string): string {
  const letters = Array.from(text)
  letters.splice(1 + luck(Math.max(1, letters.length - 2)), 1)
  return letters.join('')
}
