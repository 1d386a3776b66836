import { open, rename, rm } from 'node:fs/promises'
import { exportPages, exportTitles, exportVocabulary } from '@ott/catalogue-store'
import type { CatalogueDatabase, NewModule } from '@ott/catalogue-store'
import { rowText } from './csv.ts'
import { columns, rowOfRecord } from './csv-record.ts'
import type { FileFormat } from './file-format.ts'
import { fileError } from './import-error.ts'

export type Exported = { titles: number }

const titleBatchSize = 500

/** Exports a snapshot of the catalogue atomically. Importing the file changes nothing (CAT-31). */
export async function exportFile(db: CatalogueDatabase, file: string, format: FileFormat): Promise<Exported> {
  const write = format === 'csv' ? (record: object) => rowText(rowOfRecord(record)) : (record: object) => `${JSON.stringify(record)}\n`
  const partial = `${file}.part`
  try {
    const out = await open(partial, 'w')
    let titles = 0
    try {
      if (format === 'csv') await out.write(rowText(columns))
      for await (const records of recordsOf(db)) {
        await out.write(records.map(write).join(''))
        titles += records.filter(({ record }) => record === 'title').length
      }
      await out.sync()
    } finally {
      await out.close()
    }
    await rename(partial, file)
    return { titles }
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw fileError(error, file)
  }
}

type ExportedRecord = { record: string } & Record<string, unknown>

/** Ordered so that each record refers to earlier ones only. */
async function* recordsOf(db: CatalogueDatabase): AsyncGenerator<ExportedRecord[]> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    const { genres, tags, people, popularSearches } = await exportVocabulary(trx)
    yield genres.map((genre) => ({ record: 'genre', ...genre }))
    yield tags.map((tag) => ({ record: 'tag', ...tag }))
    yield people.map((person) => ({ record: 'person', ...person }))
    for (let after = ''; ; ) {
      const titles = await exportTitles(trx, after, titleBatchSize)
      yield titles.map((title) => ({ record: 'title', ...title }))
      const last = titles.at(-1)
      if (!last) break
      after = last.contentId
    }
    const pages = await exportPages(trx)
    yield pages.map(({ modules, ...page }) => ({ record: 'page', ...page, modules: modules.map(moduleInFile) }))
    yield [{ record: 'popularSearches', terms: popularSearches }]
  } finally {
    await trx.rollback().execute()
  }
}

function moduleInFile({ shows, ...module }: NewModule) {
  return { ...module, ...shows }
}
