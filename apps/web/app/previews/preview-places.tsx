import { later } from '../words/later.tsx'

/** Nobody waits for what moves by itself: its code comes when the page has nothing else to do, where the browser can say. */
const whenIdle = () => new Promise<void>((go) => {
  const idle: typeof setTimeout | typeof requestIdleCallback = globalThis.requestIdleCallback ?? setTimeout
  idle(() => go())
})

/** For all pages: what holds the previews, and those of cards. */
export const Previews = later(() => import('./previews.tsx'), undefined, whenIdle)

/** Other heroes of a page, which take turns with its first. */
export const HeroesOfPage = later(() => import('./hero-turns.tsx'), undefined, whenIdle)

/** Over the still of a hero, and among its controls. */
export const HeroPreview = later(() => import('./hero-preview.tsx'), undefined, whenIdle)
