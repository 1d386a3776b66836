/**
 * Rows of text as a file for spreadsheets. What a spreadsheet would run as a formula begins with an apostrophe, and the
 * mark at the beginning tells them that the text is UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, `'$&`).replaceAll('"', '""')}"`
