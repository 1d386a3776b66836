import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { tabStorage } from '../platform/storage.ts'

const key = 'wanted-title'

/** Titles are at the root of the site. An invitation to a watch party is a watch page. */
const titleLink = /^\/[^/\\?#]+(\/[^/\\?#]+\/watch\?party=\w+)?$/

/** The plans, for a user who wants to watch a title: its link goes along through sign-in. */
export function plansPathFor(locale: Locale, link: string): string {
  return `${localePath(locale, '/plans')}?${new URLSearchParams({ title: link })}`
}

/** The title of a plans URL; null for none and for anything else. */
export function wantedTitleIn(query: URLSearchParams): string | null {
  return titleLink.exec(query.get('title') ?? '')?.[0] ?? null
}

/** For the end of the purchase, which has documents of its own (BIL-76). */
export function saveWantedTitle(link: string | null): void {
  tabStorage.writeJson(key, link)
}

/** Where watching starts after the purchase: at the title that the user came for, else at home. */
export function startWatchingPath(locale: Locale): string {
  const stored = tabStorage.readJson(key)
  return localePath(locale, typeof stored === 'string' && titleLink.test(stored) ? stored : '/')
}
