import { playableById } from '@ott/catalogue-store'
import type { CatalogueTables, Language, Playable } from '@ott/catalogue-store'
import type { Deps } from '../config/deps.ts'
import type { Metrics } from '../metrics.ts'
import { swrCache } from '../http/swr-cache.ts'

/** A playable movie or episode, at most `factMaxAgeMs` old; null if there is none below the cap. */
export type TitleLookup = (contentId: string, reader: { language: Language; cap: number }) => Promise<Playable | null>

/** Facts about titles, plans and subscriptions may be this old (PLAY-19). */
export const factMaxAgeMs = 5_000

export function createTitleLookup({ db, now }: Pick<Deps<CatalogueTables>, 'db' | 'now'>, { cacheReads }: Pick<Metrics, 'cacheReads'>): TitleLookup {
  const cached = swrCache<Playable | null>({ now, maxAgeMs: factMaxAgeMs, onRead: (result) => cacheReads.inc({ cache: 'titles', result }) })
  return (contentId, { language, cap }) => cached([language, cap, contentId], () => playableById(db, contentId, { language, cap }))
}
