import { VisuallyHidden } from '@ott/design-system'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { store } from '../store.ts'
import { pathOf } from '../routing/paths.ts'
import { backgroundIn } from '../routing/modal-location.ts'
import { pageBeforeAtom } from '../routing/previous-page.ts'

/** `isAlone`: nothing lies below what is shown, also where something was to open over a page and could not. */
type PageSaidProps = { isAlone: boolean }

/**
 * To a screen reader a page that scripts put in another's place is the same document as before: it is told which one came,
 * and the keyboard begins there where what had the focus is gone. What opens over a page takes the focus and says its name (WEB-30).
 */
export default function PageSaid({ isAlone }: PageSaidProps) {
  const { pathname, state, key } = useLocation()
  const [said, setSaid] = useState('')
  const over = isAlone ? null : backgroundIn(state)
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    focused.current = document.activeElement
    const hear = ({ target }: FocusEvent) => { focused.current = target }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])
  useEffect(() => {
    const page = over === null ? pathname : pathOf(over)
    // A dialog that closes gives the focus back before the next frame.
    const frame = requestAnimationFrame(() => {
      const before = store.get(pageBeforeAtom)
      store.set(pageBeforeAtom, page)
      if (before === null) return
      const isNew = page !== before
      // Not every browser gives the focus to a link that is clicked: then nothing had it, and nothing of this page is lost.
      const isGone = focused.current instanceof Element && !focused.current.isConnected
      const isLost = over === null && document.activeElement === document.body && (isNew || isGone)
      if (isNew || isLost) setSaid(document.title)
      if (isLost) document.querySelector('main')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, over])
  return <VisuallyHidden><span role="status">{said}</span></VisuallyHidden>
}
