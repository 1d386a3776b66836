import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type ErasureLog = ReturnType<typeof erasureLog>

/**
 * The users who were erased, in a file beside the database and its backups: after a backup is restored they are erased
 * again (DEL-7). A line is the hash of a user's id and the time.
 */
export function erasureLog(file: string) {
  return {
    async add(userId: string, at: Date): Promise<void> {
      await mkdir(dirname(file), { recursive: true })
      await appendFile(file, `${hashOfUser(userId)} ${at.toISOString()}\n`)
    },

    /** The hashes of all of them. A file that nobody has written yet has none. */
    async read(): Promise<string[]> {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? '' : Promise.reject(error)))
      return text.split('\n').flatMap((line) => /^[0-9a-f]{64}(?= )/.exec(line) ?? [])
    },
  }
}

/** As PostgreSQL's `encode(sha256(...), 'hex')`. */
function hashOfUser(userId: string): string {
  return createHash('sha256').update(userId).digest('hex')
}
