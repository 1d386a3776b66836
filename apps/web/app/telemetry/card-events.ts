import { splitLocale } from '@ott/i18n'
import { track } from './track.ts'

const visibleShare = 0.5
const visibleMs = 1_000
const moduleOf = '[data-module]'
const card = `${moduleOf} [data-item-list] a[href]`

/**
 * Reports chosen cards, and cards of which half was visible for a second, each once. It reads the links of rows with `data-module`, so
 * that the first page needs no code for it.
 */
export function observeCards(): void {
  document.addEventListener('click', ({ target }) => {
    const props = target instanceof Element ? placeOf(target.closest(card)) : null
    if (props) track('Card_Click', props)
  }, { capture: true })

  const seen = new WeakSet<Element>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const visible = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      timers.delete(target)
      if (!isIntersecting) continue
      timers.set(target, setTimeout(() => {
        timers.delete(target)
        visible.unobserve(target)
        const props = target.isConnected ? placeOf(target) : null
        if (props) track('Card_Impression', props)
      }, visibleMs))
    }
  }, { threshold: visibleShare })
  const observe = (root: ParentNode) => {
    for (const each of root.querySelectorAll(card)) {
      if (seen.has(each)) continue
      seen.add(each)
      visible.observe(each)
    }
  }
  observe(document)
  new MutationObserver((changes) => {
    // Many cards may be added to one list.
    const parents = new Set(changes.flatMap(({ target, addedNodes }) => (addedNodes.length > 0 && target instanceof Element ? target : [])))
    parents.forEach(observe)
  }).observe(document.body, { childList: true, subtree: true })
}

type Place = { contentId: string; moduleId: string; row: number; column: number }

/** Row and column count from 0. A card names its title by the permalink. */
function placeOf(element: Element | null): Place | null {
  const module = element?.closest<HTMLElement>(moduleOf)
  if (!module || !(element instanceof HTMLAnchorElement)) return null
  return {
    contentId: splitLocale(element.pathname).path.slice(1),
    moduleId: module.dataset.module ?? '',
    row: [...document.querySelectorAll(moduleOf)].indexOf(module),
    column: [...module.querySelectorAll(card)].indexOf(element),
  }
}
