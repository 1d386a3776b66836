import { localProgressKey } from '../../platform/storage-keys.ts'

/** The key in localStorage of the personal rows that were empty when they were last loaded: their ids as JSON. */
export const emptyRowsKey = 'empty-rows'

/** Before the first paint, reserves the row of a guest's progress (PLAY-32) and hides the space of empty rows (PLAY-77). */
export function reserveStoredRows(): void {
  try {
    if (localStorage.getItem(localProgressKey) !== null) document.querySelector('[data-local-progress]')?.removeAttribute('hidden')
    for (const row of JSON.parse(localStorage.getItem(emptyRowsKey) ?? '[]') as string[]) {
      document.querySelector(`[data-personal-row=${row}]`)?.setAttribute('hidden', '')
    }
  } catch {
    // Storage is blocked or invalid: all space stays as the server rendered it.
  }
}
