import { rowsOf } from './csv.ts'
import { checkHeader, recordOfRow } from './csv-record.ts'
import type { FileFormat } from './file-format.ts'
import { linesOf } from './lines.ts'
import { readRecord } from './record.ts'
import type { FileRecord } from './record.ts'

/** What a line says, or all that is wrong with it; `bytes` is how much of the file was read so far. */
export type ReadLine = { line: number; bytes: number } & ({ record: FileRecord } | { faults: string[] })

/** The records of a file one by one, in their order. What makes all of it unreadable is thrown as `Refused`. */
export async function* readFile(file: string, format: FileFormat): AsyncGenerator<ReadLine> {
  for await (const { line, bytes, value, faults } of format === 'csv' ? valuesOfCsv(file) : valuesOfJson(file)) {
    const read = faults.length > 0 ? { faults } : readRecord(value)
    yield 'ok' in read ? { line, bytes, record: read.ok } : { line, bytes, faults: read.faults }
  }
}

type ReadValue = { line: number; bytes: number; value: unknown; faults: string[] }

async function* valuesOfJson(file: string): AsyncGenerator<ReadValue> {
  for await (const { number: line, text, bytes, fault } of linesOf(file)) {
    if (fault !== undefined) yield { line, bytes, value: null, faults: [fault] }
    else if (text.trim() !== '') yield { line, bytes, ...valueOf(text) }
  }
}

function valueOf(text: string): Pick<ReadValue, 'value' | 'faults'> {
  try {
    return { value: JSON.parse(text), faults: [] }
  } catch {
    return { value: null, faults: ['is no JSON'] }
  }
}

async function* valuesOfCsv(file: string): AsyncGenerator<ReadValue> {
  let header: string[] | null = null
  for await (const { number: line, bytes, ...row } of rowsOf(file)) {
    if ('fault' in row) {
      yield { line, bytes, value: null, faults: [row.fault] }
      // Without the names of its columns nothing can be said about the rest.
      if (!header) return
    } else if (!header) {
      header = row.cells.map((name) => name.trim())
      checkHeader(header, line)
    } else if (row.cells.some((cell) => cell !== '')) {
      yield { line, bytes, ...recordOfRow(header, row.cells) }
    }
  }
}
