import { useEffect } from 'react'
import type { RefObject } from 'react'
import { toasts } from '../feedback/notice.css.ts'

/** Makes the page behind an open dialog inert (DS-15), and hides its scroll bar until the dialog has left (DS-16). */
export function PageLock({ isOpen, dialog }: { isOpen: boolean; dialog: RefObject<HTMLElement | null> }) {
  useEffect(lockScroll, [])
  // WebKit's Tab leaves a focus trap when it is pressed fast; an inert page takes no focus.
  useEffect(() => (isOpen && dialog.current ? makeOthersInert(dialog.current) : undefined), [isOpen, dialog])
  return null
}

let locks = 0
let unlock = () => {}

/** The dialog's scroll bar takes the place of the page's, whose width stays free so that nothing shifts. */
function lockScroll(): () => void {
  locks += 1
  if (locks === 1) {
    const { documentElement: { style, clientWidth }, body } = document
    const before = { overflow: style.overflow, padding: body.style.paddingInlineEnd }
    const barWidth = innerWidth - clientWidth
    style.overflow = 'hidden'
    if (barWidth > 0) body.style.paddingInlineEnd = `${barWidth}px`
    unlock = () => {
      style.overflow = before.overflow
      body.style.paddingInlineEnd = before.padding
    }
  }
  return () => {
    locks -= 1
    if (locks === 0) unlock()
  }
}

/** By how many open dialogs an element is inert: they may close in any order. */
const inertBy = new Map<Element, number>()

/** Live regions stay, because an inert one is silent; so do toasts, which have buttons, and the guards that keep Tab in the dialog. */
function makeOthersInert(dialog: HTMLElement): () => void {
  const stay = [dialog, ...document.querySelectorAll(`[aria-live], [data-base-ui-focus-guard], .${toasts}`)]
  const others = elementsOutside(stay, document.body).filter((element) => inertBy.has(element) || !element.hasAttribute('inert'))
  for (const element of others) {
    inertBy.set(element, (inertBy.get(element) ?? 0) + 1)
    element.toggleAttribute('inert', true)
  }
  return () => others.forEach(release)
}

function release(element: Element): void {
  const left = (inertBy.get(element) ?? 1) - 1
  if (left > 0) return void inertBy.set(element, left)
  inertBy.delete(element)
  element.removeAttribute('inert')
}

/** The largest elements that contain none of these. */
function elementsOutside(stay: Element[], root: Element): Element[] {
  return Array.from(root.children).flatMap((child) => {
    if (stay.includes(child)) return []
    return stay.some((element) => child.contains(element)) ? elementsOutside(stay, child) : [child]
  })
}
