import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAlive } from './alive.ts'

/** Who holds a lock: a process by its number and its beginning, because a number is given to somebody else in time. */
export function lockOwner(pid = process.pid): string {
  return `${pid} ${beginningOf(pid)}`
}

/** Whether the process that wrote this into a lock is still there. */
export function isOwnerAlive(owner: string): boolean {
  const pid = Number(owner.split(' ')[0])
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && lockOwner(pid) === owner
}

function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program may hold anything, so counting begins behind it; `starttime` is the 22nd field of all.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return beginningByPs(pid)
  }
}

/** Where there is no /proc. */
function beginningByPs(pid: number): string {
  try {
    const env = { ...process.env, LC_ALL: 'C' }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
