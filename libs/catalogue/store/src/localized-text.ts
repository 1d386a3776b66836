import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

export type Language = 'english' | 'bengali'

/** What a person reads, in every language it was written in. */
export type LocalizedText = { english: string; bengali?: string }

/** A column of words in one language; English where that language has none. */
export function localized<T extends string | null = string>(column: string, language: Language): RawBuilder<T> {
  return sql<T>`coalesce(${sql.ref(column)} ->> ${language}::text, ${sql.ref(column)} ->> 'english')`
}
