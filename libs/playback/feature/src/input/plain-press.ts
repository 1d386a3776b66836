import type { MouseEvent } from 'react'

/** For links: a plain press calls `open`, one for a new tab, a window or a download follows the link. */
export function onPlainPress(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    open()
  }
}
