import { stat } from 'node:fs/promises'
import {
  catalogueVersion, releasePermalinks, existingIds, refreshSearch, saveGenres, savePages, savePeople, savePopularSearches, saveTags, saveTitles,
} from '@ott/catalogue-store'
import type { CatalogueDatabase, CatalogueTables, NewTitle, SavedTitles } from '@ott/catalogue-store'
import { advisoryLock } from '@ott/database'
import { sql } from 'kysely'
import { checkAgainstCatalogue, checkFile, movedItems } from './check-file.ts'
import type { CheckedFile } from './check-file.ts'
import type { FileFormat } from './file-format.ts'
import { readFile } from './read-file.ts'
import { ImportError, fileError } from './import-error.ts'

export type Imported = SavedTitles & {
  genres: number
  tags: number
  people: number
  titles: number
  pages: number
  /** False if the catalogue already matched the file. */
  isDifferent: boolean
}

export type ImportOptions = {
  format: FileFormat
  isDryRun: boolean
  /** The current step and the share of all work that is done, 0 to 1. */
  onProgress: (progress: { making: string; share: number }) => void
  /** Stops between two steps and rolls back. */
  signal: AbortSignal
}

const titleBatchSize = 500
const nameBatchSize = 5_000
/** Approximate shares of the time; the rest is the search index. */
const shareOfCheck = 0.25
const shareOfWriting = 0.8

/**
 * Imports a file in one transaction (CAT-30), which a dry run rolls back. Records that are not in the file stay unchanged.
 * Throws `ImportError` with every error of the file by line.
 */
export async function importFile(db: CatalogueDatabase, file: string, options: ImportOptions): Promise<Imported> {
  const { format, isDryRun, onProgress, signal } = options
  const { size, mtimeMs } = await stat(file).catch((error: unknown) => Promise.reject(fileError(error, file)))
  const reportFrom = (making: string, from: number, to: number) => (bytes: number) => {
    onProgress({ making, share: from + (to - from) * Math.min(1, bytes / Math.max(1, size)) })
    if (signal.aborted) throw new ImportError('Stopped. Nothing was changed.')
  }
  const checked = await checkFile(file, format, reportFrom('checking', 0, shareOfCheck))
  const imported = await inOneTransaction(db, isDryRun, async (trx) => {
    const versionBefore = await catalogueVersion(trx)
    await checkNames(trx, checked, file)
    await saveNames(trx, checked)
    const saved = await saveTitlesOf(trx, { file, format }, reportFrom('writing', shareOfCheck, shareOfWriting))
    const now = await stat(file).catch(() => null)
    if (now?.size !== size || now.mtimeMs !== mtimeMs) throw changedDuringImport(file)
    await savePages(trx, checked.pages)
    if (checked.popularSearches) await savePopularSearches(trx, checked.popularSearches)
    const isDifferent = (await catalogueVersion(trx)) !== versionBefore
    reportFrom('search', shareOfWriting, 1)(0)
    if (isDifferent) await refreshSearch(trx)
    return { ...saved, ...countsOf(checked), isDifferent }
  })
  onProgress({ making: 'done', share: 1 })
  return imported
}

/** Concurrent imports would not see each other's names. */
const lockName = 'catalogue import'

async function checkNames(trx: CatalogueDatabase, checked: CheckedFile, file: string): Promise<void> {
  const taken = await existingIds(trx)
  checkAgainstCatalogue(taken, checked)
  checked.errors.throwIfAny(file)
  await releasePermalinks(trx, movedItems(taken, checked))
}

async function saveNames(trx: CatalogueDatabase, { genres, tags, people }: CheckedFile): Promise<void> {
  await saveGenres(trx, genres)
  for (const some of batchesOf(tags)) await saveTags(trx, some)
  for (const some of batchesOf(people)) await savePeople(trx, some)
}

function batchesOf<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / nameBatchSize) }, (_, at) => all.slice(at * nameBatchSize, (at + 1) * nameBatchSize))
}

type Source = { file: string; format: FileFormat }

async function saveTitlesOf(trx: CatalogueDatabase, { file, format }: Source, onRead: (bytes: number) => void): Promise<SavedTitles> {
  const total = { added: 0, changed: 0 }
  const save = async (titles: NewTitle[]) => {
    const { added, changed } = await saveTitles(trx, titles)
    total.added += added
    total.changed += changed
  }
  let batch: NewTitle[] = []
  for await (const read of readFile(file, format)) {
    if (!('record' in read)) throw changedDuringImport(file)
    if (read.record.record !== 'title') continue
    const { record: _record, ...title } = read.record
    batch.push(title)
    if (batch.length < titleBatchSize) continue
    await save(batch)
    batch = []
    onRead(read.bytes)
  }
  if (batch.length > 0) await save(batch)
  return total
}

/** The titles are read twice: to check and to write them. */
function changedDuringImport(file: string): ImportError {
  return new ImportError(`${file} changed while it was read. The catalogue was not changed.`)
}

function countsOf({ genres, tags, people, titles, pages }: CheckedFile) {
  return { genres: genres.length, tags: tags.length, people: people.length, titles: titles.size, pages: pages.length }
}

async function inOneTransaction<T>(db: CatalogueDatabase, isDryRun: boolean, work: (trx: CatalogueDatabase) => Promise<T>): Promise<T> {
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

/** Refreshes planner statistics and removes dead rows after many writes. */
export async function vacuumCatalogue(db: CatalogueDatabase): Promise<void> {
  await sql`vacuum (analyze) title, title_genre, title_tag, credit, season, episode, person, search_document, search_word, search_name, search_sound`.execute(db)
}
