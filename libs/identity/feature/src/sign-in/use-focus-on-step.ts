import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const fields = 'input:not([type=radio], [type=checkbox], [type=hidden], [aria-hidden=true])'

/** A step that comes takes the focus into the first field that is still empty. Who chose it from a row stays in the row. */
export function useFocusOnStep(content: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const isInRow = document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio'
    if (isInRow) return
    const all = [...(content.current?.querySelectorAll<HTMLInputElement>(fields) ?? [])]
    const next = all.find((field) => field.value === '') ?? all[0] ?? content.current?.querySelector('button')
    next?.focus()
  }, [content, step])
}
