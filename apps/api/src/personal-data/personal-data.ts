import type { Locale } from '@ott/i18n'
import type { Kysely, Transaction } from 'kysely'
import type { ProfileKey } from '../activity/profile-key.ts'
import type { Tables } from '../db/tables.ts'

/** A file of a user's archive. */
export type ArchiveFile = { name: string; text: string }

/** What one area of the product stores about users. */
export type PersonalData = {
  /** Forgets the user, in one transaction. Twice has the effect of once, since a crash repeats it (DEL-6). */
  erase: (trx: Transaction<Tables>, userId: string) => Promise<void>
  /** Forgets one profile of a user. Absent where nothing belongs to a profile (PRO-8). */
  eraseProfile?: (trx: Kysely<Tables>, profileKey: ProfileKey) => Promise<void>
  /** Everything about the user, without hashes, PINs and tokens (DEL-9). */
  read: (db: Kysely<Tables>, userId: string, locale: Locale) => Promise<ArchiveFile[]>
}

export function jsonFile(name: string, content: unknown): ArchiveFile {
  return { name, text: `${JSON.stringify(content, null, 2)}\n` }
}

type Cell = string | number | Date | null

/** RFC 4180, with a byte order mark so that spreadsheets read Bengali. */
export function csvFile(name: string, header: string[], rows: Cell[][]): ArchiveFile {
  const lines = [header, ...rows].map((row) => row.map(cellText).join(','))
  return { name, text: `\u{feff}${lines.join('\r\n')}\r\n` }
}

/** Text that a spreadsheet would run as a formula gets an apostrophe (DEL-10). */
function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  const inert = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
