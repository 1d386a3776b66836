import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type ErasureLog = ReturnType<typeof erasureLog>

/**
 * The users who were erased, in a file beside the database and its backups: after a backup is restored they are erased
 * again (DEL-7). A line is the hash of a user's id and the time.
 */
export function erasureLog(file: string) {
  /** Their hashes. Empty until the file exists. */
  async function read(): Promise<string[]> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? '' : Promise.reject(error)))
    return text.split('\n').flatMap((line) => /^[0-9a-f]{64}(?= )/.exec(line) ?? [])
  }

  return {
    read,

    /** On the disk when it returns. Begins with a line break: the line before may have been cut by a crash. */
    async add(userId: string, at: Date): Promise<void> {
      const hash = hashOfUser(userId)
      if ((await read()).includes(hash)) return
      await mkdir(dirname(file), { recursive: true })
      const log = await open(file, 'a')
      try {
        await log.write(`\n${hash} ${at.toISOString()}\n`)
        await log.sync()
      } finally {
        await log.close()
      }
    },
  }
}

/** As PostgreSQL's `encode(sha256(...), 'hex')`. */
function hashOfUser(userId: string): string {
  return createHash('sha256').update(userId).digest('hex')
}
