import { pino } from 'pino'
import type { DestinationStream } from 'pino'

const secret = [
  'authorization',
  'cookie',
  'code',
  'userInputCode',
  'password',
  'pin',
  'token',
  'sAccessToken',
  'sRefreshToken',
  'accessToken',
  'refreshToken',
  'phoneNumber',
  'email',
]

/** One JSON line per event; nobody's code, token, password, number or address stands in it (API-13). */
export function createLog(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      redact: {
        paths: secret.flatMap((name) => [name, `*.${name}`, `req.headers.${name}`]),
        censor: '[hidden]',
      },
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
