import type { Marker } from '@ott/catalogue'
import { markersError, maxIntroSeconds } from '@ott/playback'

/** Increase this when the same episodes would get other suggestions. */
export const detectionVersion = 1

export const minSharedSeconds = 15
/** An intro lies in the first part of an episode, credits in the last. */
const [introShare, maxIntroPartSeconds, creditsShare] = [0.25, 600, 0.15]
const maxDisagreementSeconds = 2
const minAgreeing = 2
const maxSnapSeconds = 2
/** Credits may fade out before the end. */
const maxTailSeconds = 5

/** A stretch of an episode in seconds. */
export type Stretch = { startSeconds: number; endSeconds: number }

/** What was found in one episode: stretches that it shares with single others, and its black pictures and silences. */
export type Findings = {
  runLengthSeconds: number
  opening: Stretch[]
  ending: Stretch[]
  blacks: Stretch[]
  /** Of at least a moment, near the stretches. */
  silences: Stretch[]
}

/** The part of an episode with its intro, and that with its credits. */
export function searchedParts(runLengthSeconds: number): { opening: Stretch; ending: Stretch } {
  return {
    opening: { startSeconds: 0, endSeconds: Math.min(runLengthSeconds * introShare, maxIntroPartSeconds) },
    ending: { startSeconds: runLengthSeconds * (1 - creditsShare), endSeconds: runLengthSeconds },
  }
}

/** Markers for an operator to confirm; none where the findings do not agree (MED-46). */
export function suggestMarkers(findings: Findings): Marker[] {
  const suggested = [introIn(findings), creditsIn(findings)].filter((marker) => marker !== null)
  return markersError(suggested, findings.runLengthSeconds) === null ? suggested : []
}

function introIn({ opening, blacks, silences }: Findings): Marker | null {
  const shared = agreed(opening)
  if (!shared || shared.endSeconds - shared.startSeconds > maxIntroSeconds) return null
  const edges = edgesOf([...blacks, ...silences])
  return { kind: 'intro', startSeconds: snap(shared.startSeconds, edges), endSeconds: snap(shared.endSeconds, edges) }
}

/** Shared sound alone may be a song, and black alone a pause: credits have both. */
function creditsIn({ ending, blacks, runLengthSeconds }: Findings): Marker | null {
  const shared = agreed(ending)
  if (!shared) return null
  const black = blacks.findLast(({ endSeconds }) => Math.abs(endSeconds - shared.startSeconds) <= maxSnapSeconds)
  if (!black) return null
  const isLast = runLengthSeconds - shared.endSeconds <= maxTailSeconds
  return { kind: 'credits', startSeconds: rounded(black.endSeconds), endSeconds: isLast ? runLengthSeconds : rounded(shared.endSeconds) }
}

/** What all stretches that agree with one have in common, so that no story is skipped; null under two. */
function agreed(stretches: Stretch[]): Stretch | null {
  const groups = stretches.map((stretch) => stretches.filter((other) => isSame(stretch, other)))
  const largest = groups.toSorted((a, b) => b.length - a.length)[0]
  if (!largest || largest.length < minAgreeing) return null
  return { startSeconds: Math.max(...largest.map(({ startSeconds }) => startSeconds)), endSeconds: Math.min(...largest.map(({ endSeconds }) => endSeconds)) }
}

function isSame(a: Stretch, b: Stretch): boolean {
  return Math.abs(a.startSeconds - b.startSeconds) <= maxDisagreementSeconds && Math.abs(a.endSeconds - b.endSeconds) <= maxDisagreementSeconds
}

/** The nearest edge of black or silence, else the given time. */
function snap(seconds: number, edges: number[]): number {
  const [nearest] = edges.filter((edge) => Math.abs(edge - seconds) <= maxSnapSeconds).toSorted((a, b) => Math.abs(a - seconds) - Math.abs(b - seconds))
  return rounded(nearest ?? seconds)
}

function edgesOf(stretches: Stretch[]): number[] {
  return stretches.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])
}

function rounded(seconds: number): number {
  return Number(Math.max(0, seconds).toFixed(1))
}
