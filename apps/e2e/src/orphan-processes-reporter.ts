import { readFileSync, readdirSync } from 'node:fs'
import type { FullResult, Reporter } from '@playwright/test/reporter'
import { dataFolder } from './product.ts'

/** Fails the run if a process of the product outlives the interrupt that Playwright sends after the last journey (RUN-11). */
export default class OrphanProcessesReporter implements Reporter {
  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const orphans = processesOf(dataFolder)
    if (orphans.length === 0) return {}
    console.error(['The product was interrupted, but these of its processes still run:', ...orphans].join('\n  '))
    return { status: 'failed' }
  }
}

/** Servers have the data folder in their environment, the database in its arguments. */
function processesOf(folder: string): string[] {
  // Only Linux lists the environment of another process.
  if (process.platform !== 'linux') return []
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
