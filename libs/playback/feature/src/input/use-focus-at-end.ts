import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The controls vanish at the end with their focus: it moves to what comes next, unless the user has it elsewhere on the page (PLAY-188). */
export function useFocusAtEnd(root: RefObject<HTMLElement | null>, isEnded: boolean): void {
  useEffect(() => {
    if (!isEnded) return
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body || activeElement === root.current
    if (isLost) root.current?.querySelector<HTMLElement>('[data-at-end] :is(a, button)')?.focus({ preventScroll: true })
  }, [root, isEnded])
}
