/**
 * Runs in the page. Lists the texts and controls that are not fully visible: outside the viewport, or clipped by an ancestor.
 * Screen reader texts, scrollable rows, ellipses, line clamps and texts that fade out are clipped on purpose and not listed.
 */
export function clippedContent(): string[] {
  const sheet = new CSSStyleSheet()
  // Content below the fold would otherwise have no layout.
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
  const tolerance = 1.5
  const found = new Set<string>()

  const isShown = (element: Element) => !element.closest('[inert], script, style, noscript, option') && element.checkVisibility({ visibilityProperty: true })

  const describe = (element: Element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 60)}”`

  /** The reason why a box is not fully visible, or null. */
  const clippingOf = (box: DOMRect, from: Element): string | null => {
    for (let ancestor: Element | null = from; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, maskImage, scrollSnapType, position, clipPath } = getComputedStyle(ancestor)
      const { left, right, top, bottom, width, height } = ancestor.getBoundingClientRect()
      const isForScreenReaders = clipPath !== 'none' || (position === 'absolute' && width <= 1 && height <= 1)
      const isScrollableRow = scrollSnapType.startsWith('x')
      if (isForScreenReaders || isScrollableRow) return null
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const overflowsSideways = box.left < left - tolerance || box.right > right + tolerance
      if (overflowsSideways && overflowX !== 'visible') return textOverflow === 'ellipsis' ? null : `is clipped at the side by ${ancestor.tagName.toLowerCase()}`
      const overflowsVertically = box.top < top - tolerance || box.bottom > bottom + tolerance
      if (overflowsVertically && clips(overflowY)) return webkitLineClamp === 'none' && maskImage === 'none' && ancestor !== document.body ? `is clipped above or below by ${ancestor.tagName.toLowerCase()}` : null
      if (position === 'fixed') break
    }
    return box.left < -tolerance || box.right > document.documentElement.clientWidth + tolerance ? 'is outside the viewport' : null
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent || !text.nodeValue?.trim() || !isShown(parent)) continue
    const range = new Range()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      const clipping = clippingOf(box, parent)
      if (clipping) found.add(`${describe(parent)} ${clipping}`)
    }
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, summary')) {
    const box = control.getBoundingClientRect()
    const clipping = isShown(control) && control.parentElement && box.width > 0 ? clippingOf(box, control.parentElement) : null
    if (clipping) found.add(`${describe(control)} ${clipping}`)
  }
  document.adoptedStyleSheets.pop()
  return [...found]
}
