import { useEffect } from 'react'
import { myRowsCookie } from './row-skeleton-cookie.ts'
import type { MyRow } from './row-skeleton-cookie.ts'

/** Remembers whether a page had this row; while that is not known, `null`, what is remembered stays. */
export function useMyRowShown(row: MyRow, isShown: boolean | null): void {
  useEffect(() => {
    if (isShown !== null) document.cookie = myRowsCookie.write(document.cookie, row, isShown)
  }, [row, isShown])
}
