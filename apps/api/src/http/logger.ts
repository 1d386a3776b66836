import { pino } from 'pino'
import type { DestinationStream } from 'pino'
import { dependencyFailure } from './dependency-failure.ts'
import { throttleRepeats } from './throttle-repeats.ts'

const repeatsEveryMs = 10_000

const secrets = new Set([
  'authorization',
  'cookie',
  'code',
  'userInputCode',
  'otp',
  'activationCode',
  'deviceCode',
  'password',
  'newPassword',
  'pin',
  'grant',
  'token',
  'resetToken',
  'botToken',
  'googleToken',
  'identityToken',
  'facebookToken',
  'stripeToken',
  'client_secret',
  'coupon_code',
  'postal_code',
  'nonce',
  'preAuthSessionId',
  'sAccessToken',
  'sRefreshToken',
  'accessToken',
  'refreshToken',
  'phoneNumber',
  'phone_number',
  'email',
])

/**
 * Writes one JSON line per event. No line contains a code, token, password, phone number or e-mail address (API-13).
 */
export function createLogger(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      // Pino's redaction also changes errors, whose codes are not secret, and it slows every request.
      formatters: { log: (entry) => withoutSecrets(entry) as typeof entry },
      serializers: {
        // Logs the path only: the query may contain search text or a token.
        req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: (error: Error & { code?: string; cause?: unknown }) => ({
          type: error.name,
          code: error.code,
          message: error.message,
          // The failure of a dependency has its cause elsewhere, so a stack would only fill the disk.
          ...(!dependencyFailure(error) && { stack: error.stack }),
        }),
      },
      hooks: { logMethod: throttleRepeats(kindOfFailure, repeatsEveryMs) },
    },
    destination ?? pino.destination(1),
  )
}

/** Lines with the same kind say the same: the same failure of a dependency at the same work (API-25). */
function kindOfFailure(entry: unknown, message: unknown): string | null {
  const { err } = Object(entry) as { err?: Error & { code?: string } }
  if (!dependencyFailure(err)) return null
  return `${String(message)}: ${err?.code ?? err?.message}`
}

/** Redacts secret fields by name at any depth. Errors and other class instances have their own serializers. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, secrets.has(name) ? '[hidden]' : withoutSecrets(each)]))
}
