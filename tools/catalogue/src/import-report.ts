import type { Imported } from './import-file.ts'

/** The result of an import, for the user. */
export function reportLines(imported: Imported, isDryRun: boolean): string[] {
  const { genres, tags, people, titles, pages, added, changed, isDifferent } = imported
  const read = `Read ${titles} titles, ${genres} genres, ${tags} tags, ${people} people, ${pages} pages`
  const outcome = isDifferent
    ? `Titles: ${added} added, ${changed} changed, ${titles - added - changed} unchanged`
    : 'The catalogue already matches the file; nothing was changed'
  return isDryRun ? [read, outcome, 'Dry run: all changes were rolled back'] : [read, outcome]
}

/** Without the vacuum queries may be slow until autovacuum runs. */
export function vacuumFailedLine(error: unknown): string {
  return `The file was imported, but the vacuum of the database failed: ${(error as Error).message.split('\n')[0]}`
}
