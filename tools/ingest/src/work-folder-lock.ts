import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isOwnerAlive, lockOwner } from '@ott/database'

/**
 * Runs work in a folder that is locked for one process. A run that is interrupted by its signal or killed leaves the folder, so
 * that the next run resumes; otherwise it is removed.
 */
export async function workOn<T>(folder: string, signal: AbortSignal | undefined, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  await acquire(folder)
  try {
    const result = await work(folder)
    await clear(folder)
    return result
  } catch (error) {
    if (signal?.aborted) await rm(ownerFile(folder), { force: true })
    else await clear(folder)
    throw error
  }
}

const ownerFile = (folder: string) => join(folder, 'owner')

async function acquire(folder: string): Promise<void> {
  try {
    await writeFile(ownerFile(folder), lockOwner(), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = await readFile(ownerFile(folder), 'utf8').catch(() => '')
    if (isOwnerAlive(owner)) throw new LockedError(`Another process is already ingesting this video (process ${owner.split(' ')[0]}).`)
    await rm(ownerFile(folder), { force: true })
    await acquire(folder)
  }
}

/** Another process holds the lock, so its folder is not removed. */
export class LockedError extends Error {}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  // Fails while other work folders exist.
  await rmdir(dirname(folder)).catch(() => {})
}
