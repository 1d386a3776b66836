import { later } from '../words/later.tsx'
import { whenLookedAt } from './looked-at.ts'

/** For all pages: what holds the previews, and those of cards. */
export const Previews = later(() => import('./previews.tsx'), undefined, whenLookedAt)

/** Other heroes of a page, which take turns with its first. */
export const HeroesOfPage = later(() => import('./hero-turns.tsx'), undefined, whenLookedAt)

/** Over the still of a hero, and among its controls. */
export const HeroPreview = later(() => import('./hero-preview.tsx'), undefined, whenLookedAt)
