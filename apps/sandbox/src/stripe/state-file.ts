import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { SavedKeys } from './idempotency.ts'
import type { SavedStore } from './store.ts'

/** What the provider knows. The cards of subscribers must still work after a restart of the demo (BIL-92). */
export type SavedState = { store?: SavedStore; keys?: SavedKeys }

/** Nothing on the first start, and where the file was damaged. */
export function readState(file: string): SavedState {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SavedState
  } catch {
    return {}
  }
}

export function writeState(file: string, state: Required<SavedState>): void {
  const partial = `${file}.partial`
  writeFileSync(partial, JSON.stringify(state), { mode: 0o600 })
  renameSync(partial, file)
}
