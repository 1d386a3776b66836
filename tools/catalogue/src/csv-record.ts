/** Converts records to CSV rows and back. */
import { ImportError } from './import-error.ts'

const words = ['name', 'title', 'tagline', 'description', 'heroNotice', 'heroText'].flatMap((field) => [`${field}.english`, `${field}.bengali`])
const texts = [
  'record', 'slug', 'personId', 'contentId', 'pageId', 'contentType', 'permanentLink', ...words, 'maturityRating', 'monetizationModel',
  'releasesAt', 'withdrawnAt', 'portrait',
]
/** Values separated by `|`, or a JSON array. */
const lists = ['genres', 'tags', 'allowedCountries', 'blockedCountries', 'recommendations', 'signLanguages']
const json = ['year', 'runLength', 'contentDescriptors', 'credits', 'images', 'monetizationPlan', 'seasons', 'modules', 'terms']

export const columns = [...texts, ...lists, ...json]

/** Throws `ImportError` for a header with unknown or duplicate columns. */
export function checkHeader(header: string[], line: number): void {
  const unknown = header.filter((name) => !columns.includes(name))
  if (unknown.length > 0) throw new ImportError(`line ${line}: unknown column ${unknown.map((name) => `"${name}"`).join(', ')}.`, `The columns are ${columns.join(', ')}.`)
  const duplicate = header.find((name, at) => header.indexOf(name) !== at)
  if (duplicate !== undefined) throw new ImportError(`line ${line}: the column ${duplicate} is duplicated.`)
  if (!header.includes('record')) throw new ImportError(`line ${line}: the column record is missing; it holds the type of a row.`)
}

/** The record of a row and the errors of its cells. An empty cell means no value. */
export function recordOfRow(header: string[], cells: string[]): { value: Record<string, unknown>; errors: string[] } {
  const value: Record<string, unknown> = {}
  const errors = cells.length === header.length ? [] : [`has ${cells.length} cells, but the header has ${header.length} columns`]
  for (const [at, column] of header.entries()) {
    const text = cells[at] ?? ''
    if (text === '') continue
    const read = readCell(column, text)
    if ('error' in read) errors.push(`${column}: ${read.error}`)
    else setField(value, column, read.value)
  }
  return { value, errors }
}

function readCell(column: string, text: string): { value: unknown } | { error: string } {
  if (texts.includes(column)) return { value: text }
  if (lists.includes(column) && !text.startsWith('[')) return { value: text.split('|').map((name) => name.trim()) }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { error: 'is not JSON' }
  }
}

function setField(value: Record<string, unknown>, column: string, cell: unknown): void {
  const [field = '', language] = column.split('.')
  value[field] = language === undefined ? cell : { ...(value[field] as object | undefined), [language]: cell }
}

/** The cells of a record, in the order of `columns`. */
export function rowOfRecord(record: object): string[] {
  return columns.map((column) => {
    const [field = '', language] = column.split('.')
    const value = (record as Record<string, unknown>)[field]
    const cell = language === undefined ? value : (value as Record<string, unknown> | undefined)?.[language]
    return cell === undefined || cell === null ? '' : writeCell(column, cell)
  })
}

function writeCell(column: string, value: unknown): string {
  const list = lists.includes(column) ? (value as string[]) : []
  if (list.length > 0) return list.join('|')
  if (value instanceof Date) return value.toJSON()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
