/** CSV for spreadsheets. An apostrophe prevents cells from running as formulas; the byte order mark declares UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, `'$&`).replaceAll('"', '""')}"`
