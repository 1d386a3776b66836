import { grownFrom } from './dialog.css.ts'

/**
 * Has a dialog begin where a picture is, as wide as that, `since` a moment of `performance.now()`. Asked once for each; all
 * places are read before anything is written, which would have the browser lay the page out again.
 */
export function grow(popup: HTMLElement, growsFrom: () => Element | null, since = performance.now()): void {
  if (popup.dataset.grows || popup.offsetWidth === 0) return
  const picture = growsFrom()?.getBoundingClientRect()
  // One that has gone meanwhile is nowhere.
  const place = picture && picture.width > 0 ? picture : null
  if (place) {
    const { offsetLeft, offsetTop, offsetWidth } = popup
    popup.style.setProperty(grownFrom, `translate(${place.left - offsetLeft}px, ${place.top - offsetTop}px) scale(${place.width / offsetWidth})`)
    popup.style.animationDelay = `${since - performance.now()}ms`
  }
  popup.dataset.grows = place ? 'yes' : 'no'
}
