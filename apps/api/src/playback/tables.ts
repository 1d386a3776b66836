type StreamSlotTable = { viewer: string; stream_id: string; device: string; started_at: Date; last_beat: Date }

export type PlaybackTables = { stream_slot: StreamSlotTable; last_watched: { user_id: string; at: Date } }
