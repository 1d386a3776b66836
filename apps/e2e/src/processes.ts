import { readFileSync, readdirSync } from 'node:fs'

/** The running processes of products with their data in this folder: pid and command line. */
export function processesOf(folder: string): string[] {
  // Only Linux lists the environment of another process.
  if (process.platform !== 'linux') return []
  // Servers have the data folder in their environment, the database in its arguments.
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => [...read(pid, 'environ'), ...read(pid, 'cmdline')].some((value) => value.includes(folder)))
    .map((pid) => `${pid} ${read(pid, 'cmdline').join(' ')}`)
}

function read(pid: string, name: 'environ' | 'cmdline'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0')
  } catch {
    return []
  }
}
