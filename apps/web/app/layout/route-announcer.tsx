import { VisuallyHidden } from '@ott/design-system'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { store } from '../store.ts'
import { pathOf } from '../routing/paths.ts'
import { declaredBackground } from '../routing/modal-location.ts'
import { previousPageAtom } from '../routing/previous-page.ts'

/**
 * Announces client-side navigations, which screen readers do not notice, and moves a lost focus to the new page
 * (WEB-30). A modal needs neither, because it takes the focus and its name is announced. An error page has no background,
 * although its history entry may name one.
 */
export default function RouteAnnouncer({ isErrorPage }: { isErrorPage: boolean }) {
  const { pathname, state, key } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  const background = isErrorPage ? null : declaredBackground(state)
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    focused.current = document.activeElement
    const onFocus = ({ target }: FocusEvent) => { focused.current = target }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  useEffect(() => {
    const page = background === null ? pathname : pathOf(background)
    // A closing dialog restores the focus before the next frame.
    const frame = requestAnimationFrame(() => {
      const before = store.get(previousPageAtom)
      store.set(previousPageAtom, page)
      if (before === null) return
      const isNew = page !== before
      // Some browsers do not focus a clicked link: then no focus is lost.
      const isGone = focused.current instanceof Element && !focused.current.isConnected
      const isLost = background === null && document.activeElement === document.body && (isNew || isGone)
      if (isNew || isLost) setAnnouncement(document.title)
      if (isLost) document.querySelector('main')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, background])
  return <VisuallyHidden><span role="status">{announcement}</span></VisuallyHidden>
}
