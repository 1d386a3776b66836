import type { Imported } from './import-file.ts'

/** What an import has done, for a person. */
export function importedLines(imported: Imported, isDryRun: boolean): string[] {
  const { genres, tags, people, titles, pages, added, changed, isDifferent } = imported
  const read = `Read: titles ${titles}, genres ${genres}, tags ${tags}, people ${people}, pages ${pages}.`
  const outcome = isDifferent
    ? `Titles: ${added} new, ${changed} changed, ${titles - added - changed} as they were.`
    : 'The catalogue is as the file says already; nothing changed.'
  return isDryRun ? [read, outcome, 'This was a dry run: all of it was taken back.'] : [read, outcome]
}

/** The catalogue is as the file says, and the database may answer slowly until it has tidied up by itself. */
export function untidyLine(error: unknown): string {
  return `The file was imported, but the database was not tidied after it: ${(error as Error).message.split('\n')[0]}`
}
