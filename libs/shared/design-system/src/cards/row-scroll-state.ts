import { createContext, use, useLayoutEffect, useRef } from 'react'

/** Scroll offset and height of a row in pixels; 0 when unknown. */
export interface RowScrollState {
  left: number
  height: number
}

/** Restores the height and the scroll offset of rows, by title, when a page is shown again. */
export const RowScrollStates = createContext<((title: string) => RowScrollState) | null>(null)

/** For a `section` whose cards are in a `[data-item-list]` element; the caller reports scrolling. */
export function useRowScrollState(title: string) {
  const section = useRef<HTMLElement>(null)
  const placeOf = use(RowScrollStates)

  useLayoutEffect(() => {
    const [whole, place] = [section.current, placeOf?.(title)]
    if (!whole || !place) return
    if (place.height) whole.style.containIntrinsicBlockSize = `auto ${place.height}px`
    if (place.left) whole.querySelector('[data-item-list]')?.scrollTo({ left: place.left, behavior: 'instant' })
    return () => {
      place.height = whole.getBoundingClientRect().height
    }
  }, [placeOf, title])

  return {
    section,
    turned: (left: number) => {
      if (placeOf) placeOf(title).left = left
    },
  }
}
