import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { SavedOrders } from './gateway/saved-orders.ts'
import type { SavedStripe } from './stripe/stripe.ts'

/** What each payment vendor knows. Cards and mandates of subscribers must still work after a restart of the demo (BIL-92). */
export type SavedState = { stripe: SavedStripe; gateway: SavedOrders }

/** Nothing on the first start, and where the file was damaged. */
export function readState(file: string): Partial<SavedState> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<SavedState>
  } catch {
    return {}
  }
}

export function writeState(file: string, state: SavedState): void {
  const partial = `${file}.partial`
  writeFileSync(partial, JSON.stringify(state), { mode: 0o600 })
  renameSync(partial, file)
}
