export type FileFormat = 'jsonl' | 'csv'

/** How a file is written, by its name; null when that says nothing we know. */
export function formatOf(file: string): FileFormat | null {
  const ending = file.toLowerCase().match(/\.(jsonl|ndjson|csv)$/)?.[1]
  if (ending === undefined) return null
  return ending === 'csv' ? 'csv' : 'jsonl'
}
