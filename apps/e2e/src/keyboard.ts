import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Runs in the page: the reason why the focus is not visible, or null. */
export function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'no element has the focus'
  // The field in the frame has the indicator.
  if (focused instanceof HTMLIFrameElement) return null
  const html = focused.outerHTML.slice(0, 160)
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  if (!isInside) return `outside the viewport: ${html}`
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const above = document.elementFromPoint(x, y)
  // A hover card covers its own link.
  const isOfItsCard = focused.closest('[data-item-list] > *')?.contains(above)
  if (!above || !(focused.contains(above) || above.contains(focused) || isOfItsCard)) return `covered: ${html}`
  // A covered card leaves its ring to the hover card.
  const hoverCard = focused.closest('[data-item-list] > *')?.querySelector(':popover-open')
  const isIndicator = ({ boxShadow, outlineStyle, outlineColor }: CSSStyleDeclaration) => boxShadow !== 'none' || (outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)')
  const halo = focused.matches(':is(input, select)[data-halo="elsewhere"]') ? focused.closest('label') ?? focused.parentElement : null
  const shown = [focused, ...focused.querySelectorAll('*'), ...(halo ? [halo, ...halo.querySelectorAll('*')] : []), ...(hoverCard ? [hoverCard, ...hoverCard.querySelectorAll('*')] : [])]
  // The dot of a slide button is drawn after it.
  const hasIndicator = shown.some((element) => isIndicator(getComputedStyle(element))) || isIndicator(getComputedStyle(focused, '::after'))
  return hasIndicator ? null : `no focus indicator: ${html}`
}

/** Presses a key until an element has the focus. The focus must be visible at each stop. */
export async function press(page: Page, key: string, until: Locator, maxPresses = 40): Promise<void> {
  for (let time = 0; time < maxPresses; time += 1) {
    await page.keyboard.press(key)
    await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull()
    if (await until.evaluate((element) => element === document.activeElement)) return
  }
  await expect(until).toBeFocused()
}
