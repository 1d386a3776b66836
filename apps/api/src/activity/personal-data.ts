import { noCap } from '@ott/catalogue'
import { episodesBelow, titlesBelow } from '@ott/catalogue-store'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { csvFile } from '../personal-data/personal-data.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { whereProfile } from './profile-key.ts'

const tables = ['watch_progress', 'watch_list_entry', 'put_away', 'content_rating', 'reminder', 'search_history', 'last_change'] as const

/** History, lists, ratings, reminders and opened titles. */
export const activityData: PersonalData = {
  erase: async (trx, userId) => {
    for (const table of tables) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  },

  eraseProfile: async (trx, profileKey) => {
    for (const table of tables) await trx.deleteFrom(table).where((its) => its.and(whereProfile(profileKey))).execute()
  },

  read: async (db, userId, locale) => {
    const history = await db.selectFrom('watch_progress').selectAll().where('user_id', '=', userId).orderBy('watched_at').execute()
    const list = await db.selectFrom('watch_list_entry').select(['content_id', 'added_at']).where('user_id', '=', userId).orderBy('added_at').execute()
    const ratings = await db.selectFrom('content_rating').select(['content_id', 'rating', 'rated_at']).where('user_id', '=', userId).orderBy('rated_at').execute()
    const reminders = await db.selectFrom('reminder').select(['content_id', 'asked_at']).where('user_id', '=', userId).orderBy('asked_at').execute()
    const opened = await db.selectFrom('search_history').select(['content_id', 'opened_at']).where('user_id', '=', userId).orderBy('opened_at').execute()
    const hidden = await db.selectFrom('put_away').select(['content_id', 'thing', 'since']).where('user_id', '=', userId).orderBy('since').execute()
    const nameOf = await titleNames(db, [...hidden, ...history, ...list, ...ratings, ...reminders, ...opened].map(({ content_id }) => content_id), locale)
    return [
      csvFile('history.csv', ['title', 'id', 'watched_at', 'seconds_watched', 'length_seconds'], history.map(({ content_id: id, watched_at, seconds_watched, runtime }) => [nameOf(id), id, watched_at, seconds_watched, runtime])),
      csvFile('watch-list.csv', ['title', 'id', 'added_at'], list.map(({ content_id: id, added_at }) => [nameOf(id), id, added_at])),
      csvFile('ratings.csv', ['title', 'id', 'rating', 'rated_at'], ratings.map(({ content_id: id, rating, rated_at }) => [nameOf(id), id, rating, rated_at])),
      csvFile('hidden.csv', ['title', 'id', 'from', 'since'], hidden.map(({ content_id: id, thing, since }) => [nameOf(id), id, thing === 'aside' ? 'continue watching' : 'history', since])),
      csvFile('reminders.csv', ['title', 'id', 'asked_at'], reminders.map(({ content_id: id, asked_at }) => [nameOf(id), id, asked_at])),
      csvFile('searches.csv', ['opened_title', 'id', 'opened_at'], opened.map(({ content_id: id, opened_at }) => [nameOf(id), id, opened_at])),
    ]
  },
}

/** Names of titles and episodes, also of those that are no longer offered or hidden; null for those that were deleted. */
async function titleNames(db: Kysely<Tables>, ids: string[], locale: Locale): Promise<(id: string) => string | null> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return () => null
  const language = apiLanguage(locale)
  const titles = await db.selectFrom(titlesBelow(noCap).as('title')).select(['content_id', 'title']).where(isOneOf('content_id', unique)).execute()
  const episodes = await db
    .selectFrom(episodesBelow(noCap).as('episode'))
    .innerJoin(titlesBelow(noCap).as('title'), 'title.content_id', 'episode.series_id')
    .select(['episode.content_id', 'title.title as series', 'episode.title', 'season_number', 'episode_number'])
    .where(isOneOf('episode.content_id', unique))
    .execute()
  const names = new Map(titles.map(({ content_id, title }) => [content_id, title[language] ?? title.english]))
  for (const { content_id, series, title, season_number, episode_number } of episodes) {
    names.set(content_id, `${series[language] ?? series.english} S${season_number} E${episode_number}: ${title[language] ?? title.english}`)
  }
  return (id) => names.get(id) ?? null
}

/** One parameter: a long history has more ids than a statement may have parameters. */
const isOneOf = (column: string, ids: string[]) => sql<boolean>`${sql.ref(column)} = any(${ids})`
