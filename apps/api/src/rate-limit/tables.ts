type RateLimitTable = { key: string; points: number; resets_at: Date }

export type RateLimitTables = { rate_limit: RateLimitTable }
