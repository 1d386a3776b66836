import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnerAlive, lockOwner } from '@ott/database'

const fileIn = (folder: string) => join(folder, 'running.pid')

/** Whether a run holds this data folder now. One that was killed leaves a name to which nobody answers. */
export async function isRunning(folder: string): Promise<boolean> {
  return isOwnerAlive(await readFile(fileIn(folder), 'utf8').catch(() => ''))
}

/** Holds the folder for this run; what it gives lets go of it. */
export async function hold(folder: string): Promise<() => Promise<void>> {
  await writeFile(fileIn(folder), lockOwner())
  return () => rm(fileIn(folder), { force: true })
}
