import { useEffect, useSyncExternalStore } from 'react'
import { browserStorage } from '../platform/storage.ts'
import { emptyRowsKey } from './bootstrap/stored-rows.ts'

/** The rows of a page that belong to its user. */
export type PersonalRow = 'continueWatching' | 'watchlist' | 'recommendations'

/** Whether a row was empty when this browser last loaded it; then its space is not reserved (PLAY-77). */
export function useWasRowEmpty(row: PersonalRow): boolean {
  return useSyncExternalStore(() => () => undefined, () => readEmptyRows().includes(row), () => false)
}

/** Stores whether a row is empty, once that is known. */
export function useStoreEmptyRow(row: PersonalRow, isEmpty: boolean | undefined): void {
  useEffect(() => {
    if (isEmpty !== undefined) storeEmptyRow(row, isEmpty)
  }, [row, isEmpty])
}

/** The same, for an action that gives a row its first item elsewhere. */
export function storeEmptyRow(row: PersonalRow, isEmpty: boolean): void {
  const stored = readEmptyRows()
  if (isEmpty === stored.includes(row)) return
  browserStorage.writeJson(emptyRowsKey, isEmpty ? [...stored, row] : stored.filter((other) => other !== row))
}

function readEmptyRows(): unknown[] {
  const stored = browserStorage.readJson(emptyRowsKey)
  return Array.isArray(stored) ? stored : []
}
