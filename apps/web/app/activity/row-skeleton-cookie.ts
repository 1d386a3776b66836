import { readCookie } from '../auth/read-cookie.ts'
import { sessionCookie } from '../auth/session-cookie.ts'

/**
 * Which rows of their own a page had for whoever is here, so that the server can leave them their places. It says nothing of
 * what stands in them.
 */
const name = 'rows'

const maxAgeSeconds = 30 * 24 * 60 * 60

/** What they have to go on with, what they put aside, and what is offered for what they watched. */
const rows = ['unfinished', 'aside', 'because'] as const
export type MyRow = (typeof rows)[number]

/** A page for nobody is kept for everybody with the same rows, and whoever is not signed in has no others. */
const ofStrangers: readonly MyRow[] = ['unfinished']

export const myRowsCookie = {
  read(header: string | null): MyRow[] {
    const isStranger = sessionCookie.read(header) === null
    return rowsIn(header).filter((row) => !isStranger || ofStrangers.includes(row))
  },
  /** With a row more or less than `header` says. */
  write(header: string, row: MyRow, isShown: boolean): string {
    const before = rowsIn(header)
    const shown = rows.filter((each) => (each === row ? isShown : before.includes(each)))
    return shown.length > 0 ? `${name}=${shown.join('.')}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}` : this.clear()
  },
  clear: () => `${name}=; Path=/; SameSite=Lax; Max-Age=0`,
}

function rowsIn(header: string | null): MyRow[] {
  const said = readCookie(header, name)?.split('.') ?? []
  return rows.filter((row) => said.includes(row))
}
