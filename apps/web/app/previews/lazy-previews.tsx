import { later } from '../i18n/lazy-with-messages.tsx'
import { inTurn } from '../performance/index.ts'

/** The other heroes of a page, which alternate with its first. */
export const HeroesOfPage = later(() => import('./hero-carousel.tsx'), { defer: inTurn })

/** The trailer over a hero's still, and its controls. */
export const HeroPreview = later(() => import('./hero-preview.tsx'), { defer: inTurn })
