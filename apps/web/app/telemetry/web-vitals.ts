import type { EventProps } from '@ott/analytics'
import type { Metric } from 'web-vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageTypeAt } from './event-context.ts'
import { release } from './release.ts'
import { track } from './track.ts'

/**
 * Reports the web vitals of this document; those that grow are reported when it is hidden. Browsers that tell navigations within a
 * document report each of them by itself.
 */
export function reportWebVitals(): void {
  const report = (metric: Metric) => track('Web_Vital', vitalOf(metric, location.href))
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(report, { reportSoftNavs: true })
}

/** The route is that of the navigation that was measured: the page may be another one by now. `url` stands in where none is known. */
export function vitalOf({ name, value, rating, navigationType, navigationURL }: Pick<Metric, 'name' | 'value' | 'rating' | 'navigationType' | 'navigationURL'>, url: string): EventProps['Web_Vital'] {
  // Layout shift is a fraction, all others are milliseconds.
  const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  return { metric: name, value: rounded, rating, navigationType, route: pageTypeAt(new URL(navigationURL ?? url).pathname), release }
}
