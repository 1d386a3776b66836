import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isOwnerAlive, lockOwner } from '@ott/database'
import { CannotIngest } from './ingest-error.ts'

/**
 * Works in a folder that one process at a time may have. Cut off, it stays for the next run to go on; finished or
 * refused, it goes.
 */
export async function workOn<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  await take(folder)
  try {
    const result = await work(folder)
    await clear(folder)
    return result
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof CannotIngest || code === 'ENOSPC') await clear(folder)
    else await rm(ownerFile(folder), { force: true })
    throw error
  }
}

const ownerFile = (folder: string) => join(folder, 'owner')

async function take(folder: string): Promise<void> {
  try {
    await writeFile(ownerFile(folder), lockOwner(), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = await readFile(ownerFile(folder), 'utf8').catch(() => '')
    if (isOwnerAlive(owner)) throw new Busy(`This film is being worked on already (process ${owner.split(' ')[0]}).`)
    await rm(ownerFile(folder), { force: true })
    await take(folder)
  }
}

/** Somebody else's work is not cleared away. */
export class Busy extends Error {}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  // Goes only when nobody else has unfinished work there.
  await rmdir(dirname(folder)).catch(() => {})
}
