import Stripe from 'stripe'
import { ApiError } from '../../http/api-error.ts'

/** A provider that does not answer is not the user's fault, and repeating is safe. */
export async function available<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) throw new ApiError('INVALID_INPUT', {}, { cause })
    throw new ApiError('UNAVAILABLE', { retryAfter: 5 }, { cause })
  })
}

/** Null where the provider does not know the object. */
export async function known<T>(work: Promise<T>): Promise<T | null> {
  return available(work.catch((error: unknown) => {
    if (codeOf(error) === 'resource_missing') return null
    throw error
  }))
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeInvalidRequestError ? error.code : undefined
}

export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}
