import { rowsOf } from './csv.ts'
import { checkHeader, recordOfRow } from './csv-record.ts'
import type { FileFormat } from './file-format.ts'
import { linesOf } from './lines.ts'
import { readRecord } from './record.ts'
import type { FileRecord } from './record.ts'

/** The record of a line or its errors; `bytes` is the number of bytes read so far. */
export type ReadLine = { line: number; bytes: number } & ({ record: FileRecord } | { errors: string[] })

/** Streams the records of a file. Throws `ImportError` if the whole file is unreadable. */
export async function* readFile(file: string, format: FileFormat): AsyncGenerator<ReadLine> {
  for await (const { line, bytes, value, errors } of format === 'csv' ? valuesOfCsv(file) : valuesOfJson(file)) {
    const read = errors.length > 0 ? { errors } : readRecord(value)
    yield 'ok' in read ? { line, bytes, record: read.ok } : { line, bytes, errors: read.errors }
  }
}

type ReadValue = { line: number; bytes: number; value: unknown; errors: string[] }

async function* valuesOfJson(file: string): AsyncGenerator<ReadValue> {
  for await (const { number: line, text, bytes, error } of linesOf(file)) {
    if (error !== undefined) yield { line, bytes, value: null, errors: [error] }
    else if (text.trim() !== '') yield { line, bytes, ...valueOf(text) }
  }
}

function valueOf(text: string): Pick<ReadValue, 'value' | 'errors'> {
  try {
    return { value: JSON.parse(text), errors: [] }
  } catch {
    return { value: null, errors: ['is not JSON'] }
  }
}

async function* valuesOfCsv(file: string): AsyncGenerator<ReadValue> {
  let header: string[] | null = null
  for await (const { number: line, bytes, ...row } of rowsOf(file)) {
    if ('error' in row) {
      yield { line, bytes, value: null, errors: [row.error] }
      // Without a header the rows have no meaning.
      if (!header) return
    } else if (!header) {
      header = row.cells.map((name) => name.trim())
      checkHeader(header, line)
    } else if (row.cells.some((cell) => cell !== '')) {
      yield { line, bytes, ...recordOfRow(header, row.cells) }
    }
  }
}
