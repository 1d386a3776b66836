import { createHash } from 'node:crypto'
import type { SocialProvider } from '@ott/identity'
import { ApiError } from '../../http/api-error.ts'
import { mailableAddress } from '../accounts/identifiers.ts'

/** What a page got from a provider. */
export type SocialCredential = { token: string; nonce?: string }

/** Who that is, as the provider says. */
export type SocialPerson = {
  provider: SocialProvider
  /** The provider's own name for the person. */
  subject: string
  /** Only an address that the provider has seen the person prove. */
  email: string | null
  name: string | null
  /** Names the token; it signs in once and may be forgotten when it has run out. */
  tokenHash: Buffer
  expiresAt: Date
}

/** Asks the provider, or what it publishes, about a token. A wrong one is SOCIAL_SIGN_IN_FAILED, a silent provider UPSTREAM_FAILED. */
export type VerifySocialToken = (credential: SocialCredential) => Promise<SocialPerson>

/** A viewer waits for it. */
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
  return isVerified && typeof email === 'string' ? mailableAddress(email) : null
}

export function nameOf(text: unknown): string | null {
  return typeof text === 'string' ? text.trim().slice(0, 80) || null : null
}
