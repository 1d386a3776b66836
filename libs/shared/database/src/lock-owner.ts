import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAlive } from './alive.ts'

/** Identifies a process by pid and start time, because the system reuses pids. */
export function lockOwner(pid = process.pid): string {
  return `${pid} ${startTimeOf(pid)}`
}

/** Whether the process that wrote this into a lock still runs. */
export function isOwnerAlive(owner: string): boolean {
  const pid = Number(owner.split(' ')[0])
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && lockOwner(pid) === owner
}

function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name may contain anything, so counting starts after it; `starttime` is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return startTimeByPs(pid)
  }
}

/** For systems without /proc. */
function startTimeByPs(pid: number): string {
  try {
    const env = { ...process.env, LC_ALL: 'C' }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
