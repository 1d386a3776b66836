/** Runs in the page: each text and control that cannot be seen whole, because it stands beside the window, or is cut off by a box that cuts nothing on purpose. */
export function misfits(): string[] {
  const sheet = new CSSStyleSheet()
  // What waits below to be laid out is looked at as well.
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
  const slack = 1.5
  const found = new Set<string>()

  const isShown = (element: Element) => !element.closest('[inert], script, style, noscript, option') && element.checkVisibility({ visibilityProperty: true })

  const told = (element: Element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 60)}”`

  /** Why it cannot be seen whole; null when it can, or is for a screen reader, in a tray that is turned, or shortened on purpose. */
  const fault = (box: DOMRect, from: Element): string | null => {
    for (let around: Element | null = from; around; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, scrollSnapType, position, clipPath } = getComputedStyle(around)
      const { left, right, top, bottom, width, height } = around.getBoundingClientRect()
      if (clipPath !== 'none' || (position === 'absolute' && width <= 1 && height <= 1)) return null
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isBeside = box.left < left - slack || box.right > right + slack
      // A tray: it is meant to be turned.
      if (scrollSnapType.startsWith('x')) return null
      if (isBeside && overflowX !== 'visible') return textOverflow === 'ellipsis' ? null : `is cut off at the side by ${around.tagName.toLowerCase()}`
      const isBelow = box.top < top - slack || box.bottom > bottom + slack
      if (isBelow && cuts(overflowY)) return webkitLineClamp === 'none' && around !== document.body ? `is cut off above or below by ${around.tagName.toLowerCase()}` : null
      if (position === 'fixed') break
    }
    return box.left < -slack || box.right > document.documentElement.clientWidth + slack ? 'stands beside the window' : null
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent || !text.nodeValue?.trim() || !isShown(parent)) continue
    const range = new Range()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      const why = fault(box, parent)
      if (why) found.add(`${told(parent)} ${why}`)
    }
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, summary')) {
    const box = control.getBoundingClientRect()
    const why = isShown(control) && control.parentElement && box.width > 0 ? fault(box, control.parentElement) : null
    if (why) found.add(`${told(control)} ${why}`)
  }
  document.adoptedStyleSheets.pop()
  return [...found]
}
