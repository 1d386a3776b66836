import { linesOf, mostBytesOfLine } from './lines.ts'
import { Refused } from './refused.ts'

/** A row of a CSV file (RFC 4180), with the line it begins on. */
export type Row = { number: number; cells: string[]; bytes: number }

/** Rows of a CSV file. What stands in quotation marks may hold commas, line ends and, doubled, quotation marks. */
export async function* rowsOf(file: string): AsyncGenerator<Row> {
  let open: { number: number; text: string } | null = null
  for await (const { number, text, bytes } of linesOf(file)) {
    const begun: { number: number; text: string } = open ? { number: open.number, text: `${open.text}\n${text}` } : { number, text }
    const isClosed = begun.text.split('"').length % 2 === 1
    if (!isClosed && begun.text.length > mostBytesOfLine) throw unclosed(begun.number)
    open = isClosed ? null : begun
    if (isClosed && begun.text !== '') yield { number: begun.number, cells: cellsOf(begun.text, begun.number), bytes }
  }
  if (open) throw unclosed(open.number)
}

function unclosed(number: number): Refused {
  return new Refused(`line ${number}: a quotation mark is opened and never closed.`)
}

/** A cell in quotation marks, or one without any; then a comma or the end. */
const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y

export function cellsOf(text: string, number: number): string[] {
  const cells: string[] = []
  let at = 0
  for (;;) {
    cell.lastIndex = at
    const found = cell.exec(text)
    if (!found) throw new Refused(`line ${number}: a quotation mark stands in the middle of a cell; double it, and put the cell in quotation marks.`)
    const [whole, quoted, bare, end] = found
    cells.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') return cells
    at += whole.length
  }
}

/** One row with its line end. */
export function rowText(cells: string[]): string {
  return `${cells.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\n`
}
