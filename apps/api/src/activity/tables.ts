import type { Rating } from '@ott/activity'
import type { Locale } from '@ott/i18n'
import type { Generated } from 'kysely'

/** A title is dismissed from continue watching, or hidden from the history. */
export type DismissalKind = 'aside' | 'hidden'

/** Each kind of change has its own last-write-wins clock per title. */
export type MutationKind = 'list' | 'rating' | 'reminder' | DismissalKind

type ProfileRow = { user_id: string; profile_id: string }
type TitleRow = ProfileRow & { content_id: string }

type WatchProgressTable = TitleRow & {
  content_type: 'movie' | 'episode'
  series_id: string | null
  seconds_watched: number
  runtime: number
  watched_at: Date
}

type WatchlistTable = TitleRow & { added_at: Date; place: number }

type DismissalTable = TitleRow & { thing: DismissalKind; since: Date }

type RatingTable = TitleRow & { rating: Rating; rated_at: Date }

type MutationClockTable = TitleRow & { thing: MutationKind; made_at: Date }

type ReminderTable = TitleRow & { locale: Locale; country: string; asked_at: Date; due_at: Date; tries: Generated<number> }

type SearchHistoryTable = TitleRow & { opened_at: Date }

export type ActivityTables = {
  watch_progress: WatchProgressTable
  watch_list_entry: WatchlistTable
  put_away: DismissalTable
  content_rating: RatingTable
  last_change: MutationClockTable
  reminder: ReminderTable
  search_history: SearchHistoryTable
}
