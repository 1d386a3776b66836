import { grownFrom } from './dialog.css.ts'

/**
 * Starts a dialog's transition at a picture's position and width; `since` is from `performance.now()`. Reads all
 * positions before writing, so that the browser computes layout once.
 */
export function grow(popup: HTMLElement, growsFrom: () => Element | null, since = performance.now()): void {
  if (popup.dataset.grows || popup.offsetWidth === 0) return
  const picture = growsFrom()?.getBoundingClientRect()
  // An element that was removed meanwhile has no position.
  const place = picture && picture.width > 0 ? picture : null
  if (place) {
    const { offsetLeft, offsetTop, offsetWidth } = popup
    popup.style.setProperty(grownFrom, `translate(${place.left - offsetLeft}px, ${place.top - offsetTop}px) scale(${place.width / offsetWidth})`)
    popup.style.animationDelay = `${since - performance.now()}ms`
  }
  popup.dataset.grows = place ? 'yes' : 'no'
}
