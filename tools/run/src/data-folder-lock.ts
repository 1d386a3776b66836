import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnerAlive, lockOwner } from '@ott/database'

const lockFile = (folder: string) => join(folder, 'running.pid')

/** Whether a running product has locked the data folder. A lock of a killed process does not count. */
export async function isRunning(folder: string): Promise<boolean> {
  return isOwnerAlive(await readFile(lockFile(folder), 'utf8').catch(() => ''))
}

/** Locks the folder for this run; returns the function that releases it. */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await writeFile(lockFile(folder), lockOwner())
  return () => rm(lockFile(folder), { force: true })
}
