import type { ProfileId } from '@ott/identity'
import { createEvent } from '../platform/event.ts'

/** The user's profile is known, so API calls for it are possible. */
export const signedInEvent = createEvent<[profileId: ProfileId]>()

/** The user of this browser signed out, or another user replaced them. */
export const signedOutEvent = createEvent<[]>()

/** Another profile of the same user is about to be opened in this browser. */
export const profileLeftEvent = createEvent<[]>()

/** The tokens of a user have arrived; sign-in completes once all loaders of subscribers have settled. */
export const signingInEvent = createEvent<[isCurrent: () => boolean], Promise<void>>()

/** Subscribers finish what belongs to the profile, whose token is still there (PRO-9). */
export const onProfileLeft = profileLeftEvent.subscribe

/** Other folders subscribe, so that auth imports none of them. */
export const onSignedIn = signedInEvent.subscribe

/** Subscribers clear the data of the user who left (SES-16). */
export const onSignedOut = signedOutEvent.subscribe

/**
 * Subscribers load the data needed together with the user. Failures are retried; `isCurrent` tells whether the user is
 * still the same.
 */
export const onSigningIn = signingInEvent.subscribe
