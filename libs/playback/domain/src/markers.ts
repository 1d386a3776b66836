import type { Chapter, Marker } from '@ott/catalogue'

/** A longer "intro" is a wrong marker, and skipping it would skip the episode. */
export const maxIntroSeconds = 120
const maxRecapSeconds = 300
/** A shorter stretch is over before a viewer can react. */
const minMarkerSeconds = 2
/** Logos and black after the credits, which count as their end. */
const maxTailSeconds = 5

export type MarkersError = 'notNumbers' | 'outsideVideo' | 'unordered' | 'overlapping' | 'tooShort' | 'tooLong' | 'repeated' | 'withoutTitle'

/** The first error of the markers of a video of `runLengthSeconds`; null if they are valid (PLAY-150). */
export function markersError(markers: Marker[], runLengthSeconds: number): MarkersError | null {
  for (const [index, marker] of markers.entries()) {
    const error = markerError(marker, runLengthSeconds) ?? orderError(marker, markers[index - 1])
    if (error) return error
  }
  // Credits may repeat around a scene.
  const isRepeated = (kind: Marker['kind']) => markers.filter((marker) => marker.kind === kind).length > 1
  return isRepeated('intro') || isRepeated('recap') ? 'repeated' : null
}

function markerError({ kind, startSeconds, endSeconds }: Marker, runLengthSeconds: number): MarkersError | null {
  if (!Number.isFinite(startSeconds) || !Number.isFinite(endSeconds)) return 'notNumbers'
  if (startSeconds < 0 || endSeconds > runLengthSeconds) return 'outsideVideo'
  const seconds = endSeconds - startSeconds
  if (seconds < minMarkerSeconds) return 'tooShort'
  return seconds > maxSeconds[kind] ? 'tooLong' : null
}

const maxSeconds: Record<Marker['kind'], number> = { intro: maxIntroSeconds, recap: maxRecapSeconds, credits: Infinity }

function orderError({ startSeconds }: Marker, previous: Marker | undefined): MarkersError | null {
  if (!previous || startSeconds >= previous.endSeconds) return null
  return startSeconds < previous.startSeconds ? 'unordered' : 'overlapping'
}

/** The first error of the chapters of a video of `runLengthSeconds`; null if they are valid (PLAY-151). */
export function chaptersError(chapters: Chapter[], runLengthSeconds: number): MarkersError | null {
  for (const [index, { startSeconds, title }] of chapters.entries()) {
    const previous = chapters[index - 1]?.startSeconds ?? -1
    if (!Number.isFinite(startSeconds)) return 'notNumbers'
    if (startSeconds < 0 || startSeconds >= runLengthSeconds) return 'outsideVideo'
    if (startSeconds <= previous) return 'unordered'
    if (title.trim() === '') return 'withoutTitle'
  }
  return null
}

/** The marker at a position in seconds; null outside of all. */
export function markerAt(markers: Marker[], seconds: number): Marker | null {
  return markers.find(({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds) ?? null
}

/** The chapter at a position in seconds; null before the first. */
export function chapterAt(chapters: Chapter[], seconds: number): Chapter | null {
  return chapters.findLast(({ startSeconds }) => startSeconds <= seconds) ?? null
}

/** Within this time of its start, "previous" goes to the chapter before. */
const atStartSeconds = 3

/** The next chapter, or the start of the current one and then the previous one; null without any. */
export function chapterToSeek(chapters: Chapter[], seconds: number, by: 1 | -1): Chapter | null {
  if (by === 1) return chapters.find(({ startSeconds }) => startSeconds > seconds) ?? null
  return chapters.findLast(({ startSeconds }) => startSeconds < seconds - atStartSeconds) ?? chapters[0] ?? null
}

/**
 * Where the final credits start, in seconds; null without any. A scene after the credits hides them, so that a next episode
 * waits for its end (PLAY-153).
 */
export function creditsStartAt(markers: Marker[], runLengthSeconds: number): number | null {
  const last = markers.at(-1)
  if (last?.kind !== 'credits' || last.endSeconds < runLengthSeconds - maxTailSeconds) return null
  return last.startSeconds
}
