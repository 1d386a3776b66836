/** CSV for spreadsheets. An apostrophe keeps cells from running as formulas; the byte order mark says that the text is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, `'$&`).replaceAll('"', '""')}"`
