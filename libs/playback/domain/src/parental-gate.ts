import { ageRatings, noCap } from '@ott/catalogue'
import type { AgeRating } from '@ott/catalogue'

/** `ask`: restricted titles are shown and need the PIN. `hide`: they are absent. */
export type RestrictedTitles = 'ask' | 'hide'

/** Maturities from 0 to 4. From `level` on a start needs the PIN, from `cap` on a title is hidden; 5 restricts nothing. */
export type Restriction = { level: number; cap: number }

/** What the right PIN opens: one session and profile until it expires, and while the control is unchanged. */
export type ParentalGrant = {
  userId: string
  profileId: string
  sessionId: string
  /** Of the control when the PIN was entered. */
  version: number
  /** Only this video; null for all. */
  contentId: string | null
  expiresAt: Date
}

/** A start that the gate decides. */
export type Start = Pick<ParentalGrant, 'userId' | 'profileId' | 'sessionId' | 'version'> & { contentId: string; maturity: number; level: number }

export const maxPinAttempts = 5
export const pinWindowSeconds = 900
export const maxGrantSeconds = 4 * 3_600
/** After the end of a video, for pauses. */
const overtimeSeconds = 600

/** Null if nothing would be left to see (PAR-3). */
export function restrictionFrom(rating: AgeRating, restrictedTitles: RestrictedTitles): Restriction | null {
  const level = ageRatings.indexOf(rating)
  if (restrictedTitles === 'ask') return { level, cap: noCap }
  return level === 0 ? null : { level, cap: level }
}

/** The lowest rating that asks for the PIN; null if the control is off. */
export function ratingOf({ level }: Pick<Restriction, 'level'>): AgeRating | null {
  return ageRatings[level] ?? null
}

/** Null if the control is off. */
export function restrictedTitlesOf({ level, cap }: Restriction): RestrictedTitles | null {
  if (ratingOf({ level }) === null) return null
  return cap < noCap ? 'hide' : 'ask'
}

/** A title at the level itself is restricted (PAR-4). */
export function needsPin(maturity: number, level: number): boolean {
  return maturity >= level
}

/** Whether a video may start: it is below the level, or the grant is for this session and control, and still valid (PAR-5). */
export function mayStart(start: Start, grant: ParentalGrant | null, now: Date): boolean {
  if (!needsPin(start.maturity, start.level)) return true
  if (grant === null || grant.expiresAt <= now) return false
  const isSameViewer = grant.userId === start.userId && grant.profileId === start.profileId && grant.sessionId === start.sessionId
  return isSameViewer && grant.version === start.version && (grant.contentId === null || grant.contentId === start.contentId)
}

/** A grant of all videos becomes one that lasts to the end of this one, whose heartbeats then outlive the PIN (PAR-8). */
export function grantToEnd(grant: ParentalGrant, contentId: string, runLengthSeconds: number, now: Date): ParentalGrant {
  if (grant.contentId !== null) return grant
  return { ...grant, contentId, expiresAt: new Date(now.getTime() + (runLengthSeconds + overtimeSeconds) * 1_000) }
}
