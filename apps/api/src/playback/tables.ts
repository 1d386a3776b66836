import type { DrmTier, Party } from '@ott/playback'
import type { Generated, JSONColumnType } from 'kysely'

type RunningStreamTable = {
  viewer: string
  stream_id: string
  browser: string
  device: string
  content_id: string
  started_at: Date
  last_beat: Date
  /** The device that stopped the stream; its player has not heard so. */
  stopped_by: string | null
  stopped_in_same_browser: boolean
}

type ContentKeyTable = { asset_id: string; label: DrmTier; kid: string; key_sealed: Buffer; kek_id: string; created_at: Generated<Date> }

type WatchPartyTable = { code: string; state: JSONColumnType<Party>; expires_at: Date }

export type PlaybackTables = {
  running_stream: RunningStreamTable
  last_watched: { user_id: string; at: Date }
  content_key: ContentKeyTable
  watch_party: WatchPartyTable
}
