import { later } from '../i18n/lazy-with-messages.tsx'
import { inTurn } from '../performance/index.ts'

/** For all pages: the previews of cards and what holds all previews, and what has nothing to do with them but can wait as long. */
export const WhatCanWait = later(() => import('./previews.tsx'), { when: inTurn })

/** Other heroes of a page, which take turns with its first. */
export const HeroesOfPage = later(() => import('./hero-carousel.tsx'), { when: inTurn })

/** Over the still of a hero, and among its controls. */
export const HeroPreview = later(() => import('./hero-preview.tsx'), { when: inTurn })
