import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

const fields = 'input:not([type=radio], [type=checkbox], [type=hidden], [aria-hidden=true])'

/**
 * Focuses the first empty field of a new step. Focus stays in the segmented control that chose it. A later effect would
 * race with the dialog, which takes the focus of removed elements itself in the next frame.
 */
export function useFocusOnStep(content: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const isInRow = document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio'
    if (isInRow) return
    const all = [...(content.current?.querySelectorAll<HTMLInputElement>(fields) ?? [])]
    const next = all.find((field) => field.value === '') ?? all[0] ?? content.current?.querySelector('button')
    next?.focus()
  }, [content, step])
}
