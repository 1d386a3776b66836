import { linesOf, maxLineBytes } from './lines.ts'

/** A row of a CSV file (RFC 4180) or an error, with its first line. */
export type Row = { number: number; bytes: number } & ({ cells: string[] } | { error: string })

/**
 * Reads the rows of a CSV file and continues after a row with an error. Not csv-parse: when it skips errors it cannot limit
 * the size of a row, and it does not report the first line of one. An unclosed quoted cell ends the file.
 */
export async function* rowsOf(file: string): AsyncGenerator<Row> {
  /** The lines of an unfinished row. They are joined once: joining line by line takes quadratic time. */
  let open: { number: number; lines: string[]; length: number; bytes: number } | null = null
  for await (const { number, text, bytes, error } of linesOf(file)) {
    if (error !== undefined) yield { number, bytes, error }
    // An odd number of quotation marks opens or closes a quoted cell.
    const isQuoteToggled = text.split('"').length % 2 === 0
    if (open) {
      open.lines.push(text)
      open.length += text.length + 1
      open.bytes = bytes
      if (!isQuoteToggled && open.length > maxLineBytes) break
      if (!isQuoteToggled) continue
      yield { number: open.number, bytes, ...cellsOf(open.lines.join('\n')) }
      open = null
    } else if (isQuoteToggled) {
      open = { number, lines: [text], length: text.length, bytes }
    } else if (text !== '') {
      yield { number, bytes, ...cellsOf(text) }
    }
  }
  if (open) yield { number: open.number, bytes: open.bytes, error: 'a quoted cell is not closed' }
}

/** A quoted or unquoted cell, followed by a comma or the end. */
const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y

export function cellsOf(text: string): { cells: string[] } | { error: string } {
  const cells: string[] = []
  let at = 0
  for (;;) {
    cell.lastIndex = at
    const found = cell.exec(text)
    if (!found) return { error: 'a cell contains a quotation mark; quote the cell and double the mark' }
    const [whole, quoted, bare, end] = found
    cells.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') return { cells }
    at += whole.length
  }
}

/** A row with its line end. */
export function rowText(cells: string[]): string {
  return `${cells.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\n`
}
