import { pino } from 'pino'
import type { DestinationStream } from 'pino'

const secrets = new Set([
  'authorization',
  'cookie',
  'code',
  'userInputCode',
  'otp',
  'password',
  'newPassword',
  'pin',
  'token',
  'resetToken',
  'botToken',
  'googleToken',
  'identityToken',
  'facebookToken',
  'nonce',
  'preAuthSessionId',
  'sAccessToken',
  'sRefreshToken',
  'accessToken',
  'refreshToken',
  'phoneNumber',
  'email',
])

/** One JSON line per event; nobody's code, token, password, number or address stands in it (API-13). */
export function createLogger(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      // Pino's own redaction looks into errors too, whose codes are no secrets, and costs every request its share.
      formatters: { log: (entry) => withoutSecrets(entry) as typeof entry },
      serializers: {
        // The query may hold search text or a token, so the path alone is written.
        req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: (error: Error & { code?: string; cause?: unknown }) => ({
          type: error.name,
          code: error.code,
          message: error.message,
          stack: error.stack,
        }),
      },
    },
    destination ?? pino.destination(1),
  )
}

/** What is hidden goes by its name, however deep it stands. Errors and other things of a class have serializers of their own. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, secrets.has(name) ? '[hidden]' : withoutSecrets(each)]))
}
