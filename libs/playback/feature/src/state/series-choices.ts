import { createJSONStorage } from 'jotai/utils'
import { textKinds } from '../captions/text-tracks.ts'
import type { TextKind } from '../captions/text-tracks.ts'
import { between, boolean, isRecord, languageOrNull, oneOf, readFields } from './stored-fields.ts'

/** What a user chose in one series, or in one movie; absent parts are those of all titles. */
export type SeriesChoices = {
  audio?: string | null
  hasDescription?: boolean
  captions?: string | null
  captionsKind?: TextKind
  rate?: number
  /** Positive shows captions later. */
  captionsDelaySeconds?: number
}

type StoredSeries = SeriesChoices & { key: string }

export const maxSeries = 50
export const maxDelaySeconds = 30

/** Removed with the user's other data at sign-out, because it tells what was watched. */
const storageKey = 'playback-series'
const json = createJSONStorage<unknown>()

/** The choices of a series that this browser stores. */
export function loadSeriesChoices(key: string): SeriesChoices {
  return choicesOf(readSeries(json.getItem(storageKey, null)), key)
}

export function saveSeriesChoices(key: string, change: SeriesChoices): void {
  try {
    json.setItem(storageKey, withChoices(readSeries(json.getItem(storageKey, null)), key, change))
  } catch {
    // Without storage they last as long as the player.
  }
}

export function choicesOf(all: StoredSeries[], key: string): SeriesChoices {
  return readChoices(all.find((each) => each.key === key))
}

/** The series that changed last comes first, and only the latest stay (PLAY-193). */
export function withChoices(all: StoredSeries[], key: string, change: SeriesChoices): StoredSeries[] {
  return [{ ...choicesOf(all, key), ...change, key }, ...all.filter((each) => each.key !== key)].slice(0, maxSeries)
}

/** Reads the stored list; broken parts are left out. */
export function readSeries(stored: unknown): StoredSeries[] {
  const entries: unknown[] = Array.isArray(stored) ? stored : []
  return entries.slice(0, maxSeries).flatMap((entry) => (isRecord(entry) && typeof entry.key === 'string' ? [{ ...readChoices(entry), key: entry.key }] : []))
}

/** The parts that a series has of its own. */
export const readChoices = (stored: unknown) => readFields<SeriesChoices>(stored, {}, {
  audio: languageOrNull,
  hasDescription: boolean,
  captions: languageOrNull,
  captionsKind: oneOf(textKinds),
  rate: between(0.25, 4),
  captionsDelaySeconds: between(-maxDelaySeconds, maxDelaySeconds),
})
