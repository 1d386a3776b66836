import { createContext, use, useLayoutEffect, useRef } from 'react'

/** How far a row of cards has been turned, and how high it stood, in pixels; 0 where nobody has looked. */
export interface TrayPlace {
  left: number
  height: number
}

/** Remembers the rows below it by their titles: a page that comes again is as high as it was, with its rows turned as they were. */
export const TrayPlaces = createContext<((title: string) => TrayPlace) | null>(null)

/** For a `section` with its cards in what carries `data-tray`; whoever turns them says how far. */
export function useRowScrollState(title: string) {
  const section = useRef<HTMLElement>(null)
  const placeOf = use(TrayPlaces)

  useLayoutEffect(() => {
    const [whole, place] = [section.current, placeOf?.(title)]
    if (!whole || !place) return
    if (place.height) whole.style.containIntrinsicBlockSize = `auto ${place.height}px`
    if (place.left) whole.querySelector('[data-tray]')?.scrollTo({ left: place.left, behavior: 'instant' })
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
