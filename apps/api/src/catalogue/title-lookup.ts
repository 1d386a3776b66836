import { playable } from '@ott/catalogue-store'
import type { CatalogueTables, Language, Playable } from '@ott/catalogue-store'
import type { Deps } from '../config/deps.ts'
import { factSeconds, recently } from '../http/memoize-async.ts'

/** What a movie or an episode is, as it was a moment ago; null for what cannot be played. */
export type TitleOf = (contentId: string, language: Language) => Promise<Playable | null>

export function recentTitles({ db, now }: Pick<Deps<CatalogueTables>, 'db' | 'now'>): TitleOf {
  const titles = recently(factSeconds, now, (key) => {
    const [language, contentId] = key.split(' ') as [Language, string]
    return playable(db, contentId, language)
  })
  return (contentId, language) => titles(`${language} ${contentId}`)
}
