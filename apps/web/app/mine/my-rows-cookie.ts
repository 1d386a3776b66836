import { readCookie } from '../session/read-cookie.ts'
import { sessionCookie } from '../session/session-cookie.ts'

/**
 * Which rows of their own a page had for whoever is signed in here, so that the server can leave them their places. It says
 * nothing of what stands in them.
 */
const name = 'rows'

const maxAgeSeconds = 30 * 24 * 60 * 60

/** What they left unfinished, and what they put aside. */
const rows = ['unfinished', 'aside'] as const
export type MyRow = (typeof rows)[number]

export const myRowsCookie = {
  /** Nothing without a session: a page for nobody is kept for everybody, so it must be the same whoever asks. */
  read(header: string | null): MyRow[] {
    if (sessionCookie.read(header) === null) return []
    const said = readCookie(header, name)?.split('.') ?? []
    return rows.filter((row) => said.includes(row))
  },
  write(isShown: Record<MyRow, boolean>): string {
    const shown = rows.filter((row) => isShown[row])
    return shown.length > 0 ? `${name}=${shown.join('.')}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}` : this.clear()
  },
  clear: () => `${name}=; Path=/; SameSite=Lax; Max-Age=0`,
}
