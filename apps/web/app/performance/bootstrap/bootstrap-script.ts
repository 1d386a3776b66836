import { createDeferredStart } from './deferred-start.ts'
import { createFontLoader } from './font-loader.ts'
import { replayEvents } from './event-replay.ts'
import { restoreScroll } from './scroll-position.ts'
import { reserveStoredRows } from './stored-rows.ts'

/** The page's only script before the first paint. The build inlines it with its imports as one text. */
export function bootstrap(): void {
  // Another document replaces it.
  if (document.documentElement.hidden) return
  const fonts = createFontLoader()
  const start = createDeferredStart(fonts.loadAfterHydration)
  if (!start) return
  reserveStoredRows()
  restoreScroll()
  fonts.loadFromCache()
  replayEvents(start.now)
  start.schedule()
}
