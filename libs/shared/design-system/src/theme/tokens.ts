import type { Brand, RadiusRole, SpaceStep } from '@ott/brand'

/** All values of the theme except colours. Components use the names in theme.css.ts. */

/** Font sizes grow with the window, from 360 to 1920 px. */
export const type = {
  display: 'clamp(2.5rem, 1.95rem + 2.44vw, 4.875rem)',
  page: 'clamp(1.75rem, 1.52rem + 1.03vw, 2.75rem)',
  dialog: 'clamp(1.375rem, 1.26rem + .51vw, 1.875rem)',
  section: 'clamp(1.125rem, 1.07rem + .26vw, 1.375rem)',
  body: 'clamp(1rem, .97rem + .13vw, 1.125rem)',
  small: 'clamp(.875rem, .86rem + .06vw, .9375rem)',
  micro: 'clamp(.75rem, .74rem + .06vw, .8125rem)',
  price: 'clamp(2rem, 1.7rem + 1.3vw, 3rem)',
  rank: 'clamp(44px, 4.2vw, 76px)',
}

/** Bengali glyphs are wider, so the largest size is smaller. */
export const typeInBengali = { ...type, display: 'clamp(2.375rem, 1.9rem + 2.2vw, 4.5rem)' }

const easing = 'cubic-bezier(.2, .7, .2, 1)'

export const measures = {
  gutter: 'clamp(16px, 5.4px + 2.95vw, 62px)',
  landscape: 'clamp(224px, 21.6vw, 386px)',
  portrait: 'clamp(124px, 13.35vw, 236px)',
  betweenRows: 'clamp(32px, 3.4vw, 60px)',
}

/** For transforms and opacity only; reduced motion disables them. */
export const motion = { fast: `150ms ${easing}`, calm: `250ms ${easing}` }

/**
 * `lead` multiplies every line height and `tight` is the letter spacing of headings; Bengali needs more of the first
 * and none of the second.
 */
export const script = { lead: '1', tight: '-.018em' }

/** Spacing by step. */
const space = { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '48px', 8: '64px', 9: '96px' }

const radius = { badge: '4px', small: '6px', control: '8px', menu: '12px', sheet: '20px', full: '999px' }

/** A brand may override spacing. */
export const spaceOf = (brand: Brand): Record<SpaceStep, string> => ({ ...space, ...brand.space })

/** A brand may override radii. */
export const radiusOf = (brand: Brand): Record<RadiusRole | 'full', string> => ({ ...radius, ...brand.radius })

/** Name of the height of what lies along the bottom edge of the window, above the tab bar; notices stay above it. */
export const bottomInset = '--bottom-inset'

/** Stacking order. */
export const layer = {
  raised: '5', overRaised: '8', header: '20', progress: '22', tabBar: '40', menu: '45', dialog: '50', popup: '55', toast: '60', player: '70', skipLink: '80', print: '90',
}
