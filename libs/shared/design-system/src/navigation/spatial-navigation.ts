import { getNextFocus } from '@bbc/tv-lrud-spatial'

const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']

/** Controls whose arrow keys have their own meaning, by the ARIA authoring practices. */
const ownsArrows = [
  'textarea', 'select', 'video', 'audio', '[contenteditable]', 'input[type=radio]', 'input[type=range]', 'input[inputmode=numeric]',
  ...['slider', 'spinbutton', 'combobox', 'listbox', 'option', 'menu', 'menuitem', 'radio', 'tab', 'grid', 'tree'].map((role) => `[role=${role}]`),
].join()

/** In a text field, Left and Right move the caret. */
const isTextField = 'input:not([type=checkbox], [type=button], [type=submit])'

/**
 * Moves the focus with the arrow keys between all controls of the page or of the open dialog, as on a TV (WEB-82). A key
 * that another handler has used, or whose next control is further away than a window, scrolls the page as usual.
 */
export function moveFocusByArrow(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !arrows.includes(event.key)) return
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && activeElement !== document.body && activeElement.id !== 'main' ? activeElement : null
  if (focused?.matches(ownsArrows)) return
  if (focused?.matches(isTextField) && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return
  const next = focused ? nextFrom(focused, event) : firstInView()
  if (!next) return
  event.preventDefault()
  next.focus({ focusVisible: true } as FocusOptions)
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function nextFrom(focused: HTMLElement, { keyCode }: KeyboardEvent): HTMLElement | null {
  const scope = focused.closest<HTMLElement>('[role=dialog], [role=alertdialog]') ?? document.body
  const inert = scope.querySelectorAll('[inert]')
  for (const element of inert) element.classList.add(ignored)
  const next = getNextFocus(focused, keyCode, scope)
  for (const element of inert) element.classList.remove(ignored)
  return next && isNear(next, focused) ? next : null
}

/** The library ignores elements by this class, but not inert ones, such as the hidden slides of a carousel. */
const ignored = 'lrud-ignore'

const isNear = (next: HTMLElement, focused: HTMLElement) =>
  Math.abs(next.getBoundingClientRect().top - focused.getBoundingClientRect().top) < innerHeight

/** The first press focuses the main action of a page of titles: in its hero, or on its first card. A page of text scrolls. */
function firstInView(): HTMLElement | undefined {
  const main = document.querySelector('main')
  if (!main?.querySelector('[data-item-list]')) return undefined
  return [...main.querySelectorAll<HTMLElement>('a[href], button')].find((control) => {
    const { top, bottom, width } = control.getBoundingClientRect()
    return !control.closest('[inert]') && width > 0 && top >= 0 && bottom <= innerHeight && control.tabIndex >= 0
  })
}
