import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

export type Language = 'english' | 'bengali'

/** A text in every language in which it exists. */
export type LocalizedText = { english: string; bengali?: string }

/** SQL for a text column in one language, else in English. */
export function localized<T extends string | null = string>(column: string, language: Language): RawBuilder<T> {
  return sql<T>`coalesce(${sql.ref(column)} ->> ${language}::text, ${sql.ref(column)} ->> 'english')`
}
