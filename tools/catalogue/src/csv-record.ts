/** How a record stands in the columns of a CSV file. */
import { Refused } from './import-error.ts'

const words = ['name', 'title', 'tagline', 'description', 'heroNotice', 'heroText'].flatMap((field) => [`${field}.english`, `${field}.bengali`])
const texts = [
  'record', 'slug', 'personId', 'contentId', 'pageId', 'contentType', 'permanentLink', ...words, 'maturityRating', 'monetizationModel',
  'releasesAt', 'withdrawnAt', 'portrait',
]
/** Names with a bar between them; one that begins with a bracket is JSON. */
const lists = ['genres', 'tags', 'allowedCountries', 'blockedCountries', 'recommendations', 'signLanguages']
const json = ['year', 'contentDescriptors', 'credits', 'images', 'monetizationPlan', 'seasons', 'modules', 'terms']

export const columns = [...texts, ...lists, ...json]

/** Throws `Refused` for a first row that does not name columns we know, each once. */
export function checkHeader(header: string[], line: number): void {
  const unknown = header.filter((name) => !columns.includes(name))
  if (unknown.length > 0) throw new Refused(`line ${line}: there is no column ${unknown.map((name) => `"${name}"`).join(', ')}.`, `The columns are ${columns.join(', ')}.`)
  const twice = header.find((name, at) => header.indexOf(name) !== at)
  if (twice !== undefined) throw new Refused(`line ${line}: the column ${twice} stands there twice.`)
  if (!header.includes('record')) throw new Refused(`line ${line}: the column record is missing; it says what a row is.`)
}

/** The record of a row, and what is wrong with its cells. An empty cell says nothing. */
export function recordOfRow(header: string[], cells: string[]): { value: Record<string, unknown>; faults: string[] } {
  const value: Record<string, unknown> = {}
  const faults = cells.length === header.length ? [] : [`has ${cells.length} cells, and the first row names ${header.length} columns`]
  for (const [at, column] of header.entries()) {
    const text = cells[at] ?? ''
    if (text === '') continue
    const read = readCell(column, text)
    if ('fault' in read) faults.push(`${column}: ${read.fault}`)
    else put(value, column, read.value)
  }
  return { value, faults }
}

function readCell(column: string, text: string): { value: unknown } | { fault: string } {
  if (texts.includes(column)) return { value: text }
  if (lists.includes(column) && !text.startsWith('[')) return { value: text.split('|').map((name) => name.trim()) }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { fault: 'is no JSON' }
  }
}

function put(value: Record<string, unknown>, column: string, cell: unknown): void {
  const [field = '', language] = column.split('.')
  value[field] = language === undefined ? cell : { ...(value[field] as object | undefined), [language]: cell }
}

/** The cells of a record, in the order of `columns`. */
export function rowOfRecord(record: object): string[] {
  return columns.map((column) => {
    const [field = '', language] = column.split('.')
    const value = (record as Record<string, unknown>)[field]
    const said = language === undefined ? value : (value as Record<string, unknown> | undefined)?.[language]
    return said === undefined || said === null ? '' : writeCell(column, said)
  })
}

function writeCell(column: string, said: unknown): string {
  const list = lists.includes(column) ? (said as string[]) : []
  if (list.length > 0) return list.join('|')
  if (said instanceof Date) return said.toJSON()
  return typeof said === 'string' ? said : JSON.stringify(said)
}
