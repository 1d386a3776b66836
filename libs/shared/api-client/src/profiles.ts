import type { Answer, Input } from '@ott/contract'
import type { Avatar, ProfileId, ProfileType, Tokens } from '@ott/identity'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import { userQuery } from './identity.ts'
import type { User } from './identity.ts'

export type KidsRating = NonNullable<Answer<'createProfile'>['kidsRating']>

export type Profile = {
  id: ProfileId
  type: ProfileType
  /** Null for a main profile without a name of its own. */
  name: string | null
  avatar: Avatar | null
  /** Opening it needs its PIN. */
  hasPin: boolean
  /** Null unless it is a Kids profile. */
  kidsRating: KidsRating | null
}

/** The profiles of the account, the main one first, and the one that the session has opened. */
export type Profiles = { all: Profile[]; currentId: ProfileId | null }

export type ProfileDraft = { name: string; avatar: Avatar; isKids: boolean; kidsRating: KidsRating }
/** Absent fields stay; `pin: null` removes the PIN. */
export type ProfileChange = NonNullable<Input<'changeProfile'>['body']>

export type ProfileFailure = 'nameTaken' | 'nameInvalid' | 'full' | 'notConfirmed' | 'gone' | 'offline' | 'unknown'
export type ProfileOutcome = { ok: true } | { ok: false; error: ProfileFailure }

/** Whose PIN is asked for: of the profile to open, or of the owner's parental control. */
export type PinOwner = 'profile' | 'parental'
export type ProfileOpening =
  | { ok: true; tokens: Tokens; profileId: ProfileId }
  | { ok: false; error: { type: 'pinRequired'; of: PinOwner } | { type: 'incorrect'; attemptsLeft: number } | { type: 'locked'; retryAfterSeconds: number } | { type: 'notConfirmed' | 'gone' | 'offline' | 'unknown' } }

/** The part of the user's query, so that both make one request. */
export function profilesQuery(call: Call) {
  return { ...userQuery(call), select: profilesOf }
}

function profilesOf({ profileDetails, profileId }: User): Profiles {
  const all = profileDetails.map(({ id, profileType, name, avatar, hasPin, kidsRating }) => ({ id: id as ProfileId, type: profileType, name, avatar, hasPin, kidsRating }))
  return { all, currentId: profileId }
}

export function createProfile(call: Call, { name, avatar, isKids, kidsRating }: ProfileDraft): Promise<ProfileOutcome> {
  return attempt(() => call('createProfile', { body: { name, avatar, profileType: isKids ? 'Kids' : 'Standard', kidsRating } }))
}

export function changeProfile(call: Call, id: ProfileId, body: ProfileChange): Promise<ProfileOutcome> {
  return attempt(() => call('changeProfile', { params: { id }, body }))
}

export function removeProfile(call: Call, id: ProfileId): Promise<ProfileOutcome> {
  return attempt(() => call('removeProfile', { params: { id } }))
}

/** For a forgotten PIN. Asks for a new proof of identity. */
export function removeProfilePin(call: Call, id: ProfileId): Promise<ProfileOutcome> {
  return attempt(() => call('removeProfilePin', { params: { id } }))
}

/** Opens a profile in the same session. */
export async function selectProfile(call: Call, profileId: ProfileId, pin?: string): Promise<ProfileOpening> {
  try {
    const { sAccessToken, sRefreshToken } = await call('selectProfile', { params: { id: profileId }, body: { pin } })
    return { ok: true, tokens: { accessToken: sAccessToken, refreshToken: sRefreshToken }, profileId }
  } catch (error) {
    if (!(error instanceof ApiError)) return { ok: false, error: { type: 'unknown' } }
    const { code, body } = error
    if (code === 'PIN_REQUIRED') return { ok: false, error: { type: 'pinRequired', of: body.field === 'pin' ? 'profile' : 'parental' } }
    if (code === 'PIN_INCORRECT') return { ok: false, error: { type: 'incorrect', attemptsLeft: body.attemptsLeft ?? 0 } }
    if (code === 'RATE_LIMITED') return { ok: false, error: { type: 'locked', retryAfterSeconds: body.retryAfter ?? 60 } }
    const failure = failureOf(error)
    return { ok: false, error: { type: failure === 'gone' || failure === 'offline' || failure === 'notConfirmed' ? failure : 'unknown' } }
  }
}

async function attempt(work: () => Promise<unknown>): Promise<ProfileOutcome> {
  try {
    await work()
    return { ok: true }
  } catch (error) {
    return { ok: false, error: error instanceof ApiError ? failureOf(error) : 'unknown' }
  }
}

function failureOf({ code, body }: ApiError): ProfileFailure {
  switch (code) {
    case 'CONFLICT': return body.field === 'name' ? 'nameTaken' : 'full'
    case 'INVALID_INPUT': return body.field === 'name' ? 'nameInvalid' : 'unknown'
    case 'STEP_UP_REQUIRED': return 'notConfirmed'
    case 'NOT_FOUND': return 'gone'
    case 'OFFLINE': return 'offline'
    default: return 'unknown'
  }
}
