/** Measures the cost of imports and of uncached reads as the catalogue grows. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueMigrations, pageWithModules, search, titlesByGenre } from '@ott/catalogue-store'
import type { CatalogueDatabase, CatalogueTables, Reader, LocalizedText } from '@ott/catalogue-store'
import { migrate, openDatabase, startEmbedded } from '@ott/database'
import { sql } from 'kysely'
import { seededRandom, generateCatalogue } from './synthetic-catalogue.ts'
import type { SyntheticTitle } from './synthetic-catalogue.ts'
import { temporaryFolder } from './temporary-folder.ts'

const { values } = parseArgs({
  options: { titles: { type: 'string', default: '1000,10000,100000' }, reads: { type: 'string', default: '60' } },
})
const now = new Date('2026-11-21T12:00:00Z')
const reader: Reader = { language: 'english', country: 'IN', cap: 5, now }
const genres = Array.from({ length: 13 }, (_, at) => `genre-${at}`)
const paging = { limit: 20, offset: 0 }

const folder = temporaryFolder()
const server = await startEmbedded(join(folder, 'database'))
const admin = openDatabase(server.url, { connections: 1 })
try {
  for (const size of values.titles.split(',').map(Number)) await measure(size)
} finally {
  await admin.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(size: number): Promise<void> {
  await sql`create database ${sql.id(`titles_${size}`)}`.execute(admin)
  const url = new URL(server.url)
  url.pathname = `/titles_${size}`
  const db = openDatabase<CatalogueTables>(url.href, { connections: 1 })
  try {
    await migrate(db, [catalogueMigrations])
    const { people, titles } = generateCatalogue(size)
    const file = join(folder, `${size}.jsonl`)
    writeFileSync(file, fileOf(people, titles))
    console.log(`${size} titles`)
    for (const time of ['first', 'unchanged']) console.log(`  import, ${time.padEnd(20)}${(importFile(url.href, file) / 1000).toFixed(1)} s`)
    await readAll(db, titles)
  } finally {
    await db.destroy()
  }
}

function importFile(url: string, file: string): number {
  const before = performance.now()
  const command = join(import.meta.dirname, '../../catalogue/src/catalogue.ts')
  const { status, stderr } = spawnSync(process.execPath, [command, 'import', file], { env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return performance.now() - before
}

async function readAll(db: CatalogueDatabase, titles: SyntheticTitle[]): Promise<void> {
  const random = seededRandom(7)
  const wanted = () => titles[random(titles.length)]?.title.english ?? ''
  const find = (query: string) => search(db, { query, spaces: [] }, reader, paging)
  await read('home page', () => pageWithModules(db, 'home', reader, paging))
  await read('genre', () => titlesByGenre(db, genres[random(genres.length)] ?? '', reader, paging))
  await read('genre, page 51', () => titlesByGenre(db, genres[random(genres.length)] ?? '', reader, { limit: 20, offset: 1_000 }))
  await read('search, full name', () => find(wanted()))
}

async function read(what: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let at = 0; at < Number(values.reads); at += 1) {
    const before = performance.now()
    await run()
    times.push(performance.now() - before)
  }
  const within = (share: number) => (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1)
  console.log(`  ${what.padEnd(28)}p50 ${within(0.5)} ms, p95 ${within(0.95)} ms`)
}

/** One title in ten is a series, one in twenty has no date, and one in a hundred is blocked in Great Britain. */
function fileOf(people: LocalizedText[], titles: SyntheticTitle[]): string {
  const idOf = new Map(people.map((person, at) => [person, `person-${at}`]))
  const records = [
    ...genres.map((slug) => ({ record: 'genre', slug, name: { english: slug } })),
    ...people.map((name, at) => ({ record: 'person', personId: `person-${at}`, name })),
    ...titles.map(({ contentId, title, people: cast }, at) => ({
      record: 'title',
      contentId,
      contentType: at % 10 === 0 ? 'series' : 'movie',
      permanentLink: `/${contentId}`,
      title,
      year: 1950 + (at % 77),
      releasesAt: at % 20 === 3 ? null : new Date(now.getTime() - (at % 9_000) * 3_600_000),
      genres: [0, 5].map((further) => genres[(at + further) % genres.length]),
      credits: cast.map((person) => ({ personId: idOf.get(person) })),
      ...(at % 100 === 7 && { blockedCountries: ['GB'] }),
      seasons: at % 10 === 0 ? [1, 2].map((number) => seasonOf(contentId, number, at)) : [],
    })),
    { record: 'page', pageId: 'home', title: { english: 'Home' }, modules: modulesOf(titles) },
  ]
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

function seasonOf(seriesId: string, seasonNumber: number, at: number) {
  const episodes = [1, 2, 3].map((episodeNumber) => ({
    contentId: `${seriesId}-${seasonNumber}-${episodeNumber}`,
    episodeNumber,
    title: { english: `Episode ${episodeNumber}` },
  }))
  return { seasonNumber, releasesAt: new Date(now.getTime() - ((at * seasonNumber) % 9_000) * 3_600_000), episodes }
}

function modulesOf(titles: SyntheticTitle[]) {
  const tray = { kind: 'tray', orientation: 'portrait', title: { english: 'Tray' } }
  const newest = ['all', 'movie', 'series'].map((type) => ({ ...tray, moduleId: `newest-${type}`, newest: type }))
  const chosen = Array.from({ length: 10 }, (_, at) => ({
    ...tray,
    moduleId: `tray-${at}`,
    contentIds: titles.slice(at * 20, at * 20 + 20).map(({ contentId }) => contentId),
  }))
  return [...newest, ...chosen]
}
