import { readFileSync, readdirSync } from 'node:fs'
import type { FullResult, Reporter } from '@playwright/test/reporter'
import { product } from './product.ts'

/** After the last journey the product was interrupted, as by Ctrl-C: the journeys fail if anything of it still runs (RUN-11). */
export default class Leftovers implements Reporter {
  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const left = processesOf(product.dataFolder)
    if (left.length === 0) return {}
    console.error(['The product was interrupted, and these of its processes still run:', ...left].join('\n  '))
    return { status: 'failed' }
  }
}

/** Every process that works in a data folder is told so: its servers in their environment, its database in its arguments. */
function processesOf(dataFolder: string): string[] {
  // Elsewhere there is no looking into another process.
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => [...read(pid, 'environ'), ...read(pid, 'cmdline')].some((part) => part.includes(dataFolder)))
    .map((pid) => `${pid} ${read(pid, 'cmdline').join(' ')}`)
}

function read(pid: string, what: 'environ' | 'cmdline'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0')
  } catch {
    return []
  }
}
