import { ApiError, createHttpCall } from '@ott/api-client'
import type { HttpCall } from '@ott/api-client'
import { checkAnswers } from '@ott/api-client/check-answers'
import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import type { Config } from './config.ts'

/** A page waits no longer than this for the API. */
const timeoutMs = 8_000

export type Client = { ip: string; country: string | undefined; locale: Locale; userAgent: string }

/** The API, called for the viewer: with their IP, country, language and browser. An answer that breaks the contract is an outage (TV-30). */
export function createApi({ apiUrl, countryHeader }: Pick<Config, 'apiUrl' | 'countryHeader'>, { ip, country, locale, userAgent }: Client): HttpCall {
  return checkAnswers(createHttpCall({
    contentsHost: apiUrl,
    mainHost: apiUrl,
    siteId: brand.slug,
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
    headers: () => ({ 'accept-language': locale, 'user-agent': userAgent, 'x-forwarded-for': ip, ...(country === undefined ? {} : { [countryHeader]: country }) }),
  }))
}

/** What a page can say about a failed call. */
export type Problem = 'codeIncorrect' | 'codeExpired' | 'restart' | 'logInAgain' | 'contactInvalid' | 'phoneNotAllowed' | 'notSent' | 'tooMany' | 'tooSoon' | 'notOffered' | 'deviceLimit' | 'unavailable'

const problems: Record<string, Problem> = {
  CODE_INCORRECT: 'codeIncorrect',
  CODE_EXPIRED: 'codeExpired',
  RESTART_FLOW_ERROR: 'restart',
  INVALID_INPUT: 'contactInvalid',
  PHONE_NOT_ALLOWED: 'phoneNotAllowed',
  SEND_OTP_FAILED: 'notSent',
  RATE_LIMITED: 'tooMany',
  BOT_CHECK_FAILED: 'tooMany',
  NOT_OFFERED: 'notOffered',
  DEVICE_LIMIT_REACHED: 'deviceLimit',
}

/** Rethrows what is no failure of a call. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'RATE_LIMITED' && (error.body.retryAfter ?? Infinity) <= 60) return 'tooSoon'
  return error.status === 401 || error.code === 'FORBIDDEN' ? 'logInAgain' : (problems[error.code] ?? 'unavailable')
}
