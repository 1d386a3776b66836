import { createHash } from 'node:crypto'
import type { SocialProvider } from '@ott/identity'
import { ApiError } from '../../http/api-error.ts'
import { deliverableEmail } from '../accounts/identifiers.ts'

/** What a page received from a provider. */
export type SocialCredential = { token: string; nonce?: string }

/** The person, according to the provider. */
export type SocialPerson = {
  provider: SocialProvider
  /** The provider's id of the person. */
  subject: string
  /** Null unless the provider has verified the address. */
  email: string | null
  name: string | null
  /** Identifies the token, which signs in only once. The replay table drops it after it expires. */
  tokenHash: Buffer
  expiresAt: Date
}

/**
 * Verifies a token with the provider or its published keys. An invalid token throws SOCIAL_SIGN_IN_FAILED, an
 * unavailable provider UPSTREAM_FAILED.
 */
export type VerifySocialToken = (credential: SocialCredential) => Promise<SocialPerson>

/** Short, because a user is waiting. */
export const providerTimeoutMs = 4_000

export function invalidToken(cause?: unknown): ApiError {
  return new ApiError('SOCIAL_SIGN_IN_FAILED', {}, { cause })
}

export function providerUnavailable(cause: unknown): ApiError {
  return new ApiError('UPSTREAM_FAILED', {}, { cause })
}

export function tokenHashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function provenEmail(email: unknown, isVerified: boolean): string | null {
  return isVerified && typeof email === 'string' ? deliverableEmail(email) : null
}

export function nameOf(text: unknown): string | null {
  return typeof text === 'string' ? text.trim().slice(0, 80) || null : null
}
