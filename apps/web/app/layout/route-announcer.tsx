import { VisuallyHidden } from '@ott/design-system'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { store } from '../store.ts'
import { pathOf } from '../routing/paths.ts'
import { declaredBackground } from '../routing/modal-location.ts'
import { previousPageAtom } from '../routing/previous-page.ts'

/** `isAlone`: there is no background, although the history entry may name one. */
type PageSaidProps = { isAlone: boolean }

/**
 * Announces client-side navigations, which screen readers do not notice, and moves a lost focus to the new page
 * (WEB-30). A modal needs neither, because it takes the focus and its name is announced.
 */
export default function RouteAnnouncer({ isAlone }: PageSaidProps) {
  const { pathname, state, key } = useLocation()
  const [said, setSaid] = useState('')
  const over = isAlone ? null : declaredBackground(state)
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    focused.current = document.activeElement
    const hear = ({ target }: FocusEvent) => { focused.current = target }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])
  useEffect(() => {
    const page = over === null ? pathname : pathOf(over)
    // A closing dialog restores the focus before the next frame.
    const frame = requestAnimationFrame(() => {
      const before = store.get(previousPageAtom)
      store.set(previousPageAtom, page)
      if (before === null) return
      const isNew = page !== before
      // Some browsers do not focus a clicked link: then no focus is lost.
      const isGone = focused.current instanceof Element && !focused.current.isConnected
      const isLost = over === null && document.activeElement === document.body && (isNew || isGone)
      if (isNew || isLost) setSaid(document.title)
      if (isLost) document.querySelector('main')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, over])
  return <VisuallyHidden><span role="status">{said}</span></VisuallyHidden>
}
