export type FileFormat = 'jsonl' | 'csv'

/** The format by the file extension; null for an unknown one. */
export function formatOf(file: string): FileFormat | null {
  const ending = file.toLowerCase().match(/\.(jsonl|ndjson|csv)$/)?.[1]
  if (ending === undefined) return null
  return ending === 'csv' ? 'csv' : 'jsonl'
}
