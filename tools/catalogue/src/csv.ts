import { linesOf, mostBytesOfLine } from './lines.ts'

/** A row of a CSV file (RFC 4180), with the line it begins on, or why a line cannot be read. */
export type Row = { number: number; bytes: number } & ({ cells: string[] } | { fault: string })

/**
 * Rows of a CSV file. What stands in quotation marks may hold commas, line ends and, doubled, quotation marks. Where one is
 * never closed nobody can tell what the rest is: it ends there.
 */
export async function* rowsOf(file: string): AsyncGenerator<Row> {
  /** The lines of a row that goes on; they are joined once, however many there are. */
  let open: { number: number; lines: string[]; length: number; bytes: number } | null = null
  for await (const { number, text, bytes, fault } of linesOf(file)) {
    if (fault !== undefined) yield { number, bytes, fault }
    // An odd number of quotation marks opens a cell, or closes the one that is open.
    const turns = text.split('"').length % 2 === 0
    if (open) {
      open.lines.push(text)
      open.length += text.length + 1
      open.bytes = bytes
      if (!turns && open.length > mostBytesOfLine) break
      if (!turns) continue
      yield { number: open.number, bytes, ...cellsOf(open.lines.join('\n')) }
      open = null
    } else if (turns) {
      open = { number, lines: [text], length: text.length, bytes }
    } else if (text !== '') {
      yield { number, bytes, ...cellsOf(text) }
    }
  }
  if (open) yield { number: open.number, bytes: open.bytes, fault: 'a quotation mark is opened and never closed' }
}

/** A cell in quotation marks, or one without any; then a comma or the end. */
const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y

export function cellsOf(text: string): { cells: string[] } | { fault: string } {
  const cells: string[] = []
  let at = 0
  for (;;) {
    cell.lastIndex = at
    const found = cell.exec(text)
    if (!found) return { fault: 'a quotation mark stands in the middle of a cell; double it, and put the cell in quotation marks' }
    const [whole, quoted, bare, end] = found
    cells.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') return { cells }
    at += whole.length
  }
}

/** One row with its line end. */
export function rowText(cells: string[]): string {
  return `${cells.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\n`
}
