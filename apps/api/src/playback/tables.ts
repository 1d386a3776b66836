import type { Locale } from '@ott/i18n'
import type { Generated } from 'kysely'

/** What of a title is changed late, the last change counting. */
export type ChangedThing = 'list' | 'rating' | 'reminder' | PutAway

/** Out of what to go on with, or out of the history. */
export type PutAway = 'aside' | 'hidden'

export type PlaybackTables = {
  watch_progress: {
    user_id: string
    profile_id: string
    content_id: string
    content_type: 'movie' | 'episode'
    series_id: string | null
    seconds_watched: number
    runtime: number
    watched_at: Date
  }
  watch_list_entry: { user_id: string; profile_id: string; content_id: string; added_at: Date; place: number }
  put_away: { user_id: string; profile_id: string; content_id: string; thing: PutAway; since: Date }
  content_rating: { user_id: string; profile_id: string; content_id: string; rating: 'like' | 'love' | 'not for me'; rated_at: Date }
  last_change: { user_id: string; profile_id: string; content_id: string; thing: ChangedThing; made_at: Date }
  reminder: {
    user_id: string
    profile_id: string
    content_id: string
    locale: Locale
    country: string
    asked_at: Date
    due_at: Date
    tries: Generated<number>
  }
  search_history: { user_id: string; profile_id: string; content_id: string; opened_at: Date }
  stream_slot: { viewer: string; stream_id: string; device: string; started_at: Date; last_beat: Date }
}
