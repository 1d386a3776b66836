import { useEffect, useSyncExternalStore } from 'react'
import { emptyRowsKey } from '../performance/index.ts'
import { browserStorage } from '../platform/storage.ts'

/** The rows of a page that belong to its user. */
export type PersonalRow = 'continueWatching' | 'watchlist' | 'recommendations'

/** Whether a row was empty when this browser last loaded it; then its space is not reserved (PLAY-77). */
export function useWasRowEmpty(row: PersonalRow): boolean {
  return useSyncExternalStore(() => () => undefined, () => readEmptyRows().includes(row), () => false)
}

/** Stores whether a row is empty, once that is known. */
export function useStoreEmptyRow(row: PersonalRow, isEmpty: boolean | undefined): void {
  useEffect(() => {
    const stored = readEmptyRows()
    if (isEmpty === undefined || isEmpty === stored.includes(row)) return
    browserStorage.writeJson(emptyRowsKey, isEmpty ? [...stored, row] : stored.filter((other) => other !== row))
  }, [row, isEmpty])
}

function readEmptyRows(): unknown[] {
  const stored = browserStorage.readJson(emptyRowsKey)
  return Array.isArray(stored) ? stored : []
}
