import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOwnerAlive, lockOwner } from './lock-owner.ts'

const retryMs = 25

/** Runs the work while holding a lock file. Ignores a lock whose owner is dead. */
export async function withLockFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!acquire(path)) {
    if (!isOwnerAlive(ownerOf(path))) rmSync(path, { force: true })
    await sleep(retryMs)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function acquire(path: string): boolean {
  try {
    writeFileSync(path, lockOwner(), { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A lock file without a name yet has a live owner, so this returns the current process. */
function ownerOf(path: string): string {
  try {
    return readFileSync(path, 'utf8') || lockOwner()
  } catch {
    return lockOwner()
  }
}
