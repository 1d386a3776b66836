import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { enqueueIdle } from '../performance/index.ts'

/** The other heroes of a page, which alternate with its first. */
export const LazyHeroCarousel = lazyWithMessages(() => import('./hero-carousel.tsx'), { defer: enqueueIdle })

/** The trailer over a hero's still, and its controls. */
export const LazyHeroPreview = lazyWithMessages(() => import('./hero-preview.tsx'), { defer: enqueueIdle })
