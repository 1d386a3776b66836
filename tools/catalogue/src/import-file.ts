import { stat } from 'node:fs/promises'
import {
  catalogueVersion, makeRoom, namesTaken, refreshSearch, saveGenres, savePages, savePeople, savePopularSearches, saveTags, saveTitles,
} from '@ott/catalogue-store'
import type { CatalogueDatabase, CatalogueTables, NewTitle, SavedTitles } from '@ott/catalogue-store'
import { advisoryLock } from '@ott/database'
import { sql } from 'kysely'
import { checkAgainst, checkFile, movedBy } from './check-file.ts'
import type { CheckedFile } from './check-file.ts'
import type { FileFormat } from './file-format.ts'
import { readFile } from './read-file.ts'
import { Refused, refusedFile } from './import-error.ts'

export type Imported = SavedTitles & {
  genres: number
  tags: number
  people: number
  titles: number
  pages: number
  /** False when the catalogue was as the file says before. */
  isDifferent: boolean
}

export type ImportOptions = {
  format: FileFormat
  isDryRun: boolean
  /** What is being done, and the share of everything that is done, 0 to 1. */
  onProgress: (progress: { making: string; share: number }) => void
  /** Ends the work between two steps and takes it back. */
  signal: AbortSignal
}

const titlesTogether = 500
const namesTogether = 5_000
/** About how the time is divided; the rest goes into the search. */
const shareOfCheck = 0.25
const shareOfWriting = 0.8

/**
 * Writes a file into the catalogue, all of it or nothing (CAT-30): one transaction, which a dry run takes back at its end.
 * What the file does not name stays. Throws `Refused` with every mistake of the file by its line.
 */
export async function importFile(db: CatalogueDatabase, file: string, options: ImportOptions): Promise<Imported> {
  const { format, isDryRun, onProgress, signal } = options
  const { size, mtimeMs } = await stat(file).catch((error: unknown) => Promise.reject(refusedFile(error, file)))
  const told = (making: string, from: number, to: number) => (bytes: number) => {
    onProgress({ making, share: from + (to - from) * Math.min(1, bytes / Math.max(1, size)) })
    if (signal.aborted) throw new Refused('Stopped. Nothing was changed.')
  }
  const checked = await checkFile(file, format, told('checking', 0, shareOfCheck))
  const imported = await allOrNothing(db, isDryRun, async (trx) => {
    const versionBefore = await catalogueVersion(trx)
    await fit(trx, checked, file)
    await saveNames(trx, checked)
    const saved = await saveTitlesOf(trx, { file, format }, told('writing', shareOfCheck, shareOfWriting))
    const now = await stat(file).catch(() => null)
    if (now?.size !== size || now.mtimeMs !== mtimeMs) throw changedMeanwhile(file)
    await savePages(trx, checked.pages)
    if (checked.popularSearches) await savePopularSearches(trx, checked.popularSearches)
    const isDifferent = (await catalogueVersion(trx)) !== versionBefore
    told('search', shareOfWriting, 1)(0)
    if (isDifferent) await refreshSearch(trx)
    return { ...saved, ...countsOf(checked), isDifferent }
  })
  onProgress({ making: 'done', share: 1 })
  return imported
}

/** Two imports at once would see each other's names too late. */
const lockName = 'catalogue import'

async function fit(trx: CatalogueDatabase, checked: CheckedFile, file: string): Promise<void> {
  const taken = await namesTaken(trx)
  checkAgainst(taken, checked)
  checked.faults.refuseIfAny(file)
  await makeRoom(trx, movedBy(taken, checked))
}

async function saveNames(trx: CatalogueDatabase, { genres, tags, people }: CheckedFile): Promise<void> {
  await saveGenres(trx, genres)
  for (const some of inBatches(tags)) await saveTags(trx, some)
  for (const some of inBatches(people)) await savePeople(trx, some)
}

function inBatches<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / namesTogether) }, (_, at) => all.slice(at * namesTogether, (at + 1) * namesTogether))
}

type Source = { file: string; format: FileFormat }

async function saveTitlesOf(trx: CatalogueDatabase, { file, format }: Source, onRead: (bytes: number) => void): Promise<SavedTitles> {
  const total = { added: 0, changed: 0 }
  const save = async (titles: NewTitle[]) => {
    const { added, changed } = await saveTitles(trx, titles)
    total.added += added
    total.changed += changed
  }
  let waiting: NewTitle[] = []
  for await (const read of readFile(file, format)) {
    if (!('record' in read)) throw changedMeanwhile(file)
    if (read.record.record !== 'title') continue
    const { record: _record, ...title } = read.record
    waiting.push(title)
    if (waiting.length < titlesTogether) continue
    await save(waiting)
    waiting = []
    onRead(read.bytes)
  }
  if (waiting.length > 0) await save(waiting)
  return total
}

/** Its titles are read twice: to check them, and to write them. */
function changedMeanwhile(file: string): Refused {
  return new Refused(`${file} was changed while it was read; nothing was changed in the catalogue.`)
}

function countsOf({ genres, tags, people, titles, pages }: CheckedFile) {
  return { genres: genres.length, tags: tags.length, people: people.length, titles: titles.size, pages: pages.length }
}

async function allOrNothing<T>(db: CatalogueDatabase, isDryRun: boolean, work: (trx: CatalogueDatabase) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute()
  try {
    await advisoryLock<CatalogueTables>(trx, lockName)
    const done = await work(trx)
    await (isDryRun ? trx.rollback() : trx.commit()).execute()
    return done
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}

/** After many rows were written: without it the database would guess wrongly for a while, and read what is gone. */
export async function tidyUp(db: CatalogueDatabase): Promise<void> {
  await sql`vacuum (analyze) title, title_genre, title_tag, credit, season, episode, person, search_document, search_word, search_name, search_sound`.execute(db)
}
