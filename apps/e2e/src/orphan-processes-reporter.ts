import type { FullResult, Reporter } from '@playwright/test/reporter'
import { processesOf } from './processes.ts'
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
