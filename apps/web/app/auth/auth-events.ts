import type { ProfileId } from '@ott/identity'
import { createEvent } from '../platform/event.ts'

/** The user's profile is known: calls for it can be made. */
export const signedInEvent = createEvent<[profileId: ProfileId]>()

/** The user of this browser has left, or another one takes their place. */
export const signedOutEvent = createEvent<[]>()

/** The tokens of a user are here, and the sign-in completes once everything that was asked to load has settled. */
export const signingInEvent = createEvent<[isCurrent: () => boolean], Promise<void>>()

/** Other folders subscribe, so that auth imports none of them. */
export const onSignedIn = signedInEvent.subscribe

/** Clear here what belongs to the user who left (SES-16). */
export const onSignedOut = signedOutEvent.subscribe

/** Load here what must be known together with the user. It is retried when it fails; `isCurrent` says whether the user is still the same. */
export const onSigningIn = signingInEvent.subscribe
