import type { FastifyInstance } from 'fastify'
import { ipRateLimit } from './http/rate-limit.ts'
import { sendError } from './http/error-responses.ts'

const maxBytes = 2_048
const maxPerMinute = 30

/**
 * Logs an error report of a browser as one line (API-16). Reports are short and rate-limited, and codes, tokens,
 * numbers and emails are redacted here again.
 */
export function serveClientLog(app: FastifyInstance): void {
  const isAllowed = ipRateLimit(maxPerMinute)

  app.post('/client-log', { bodyLimit: maxBytes }, async (request, reply) => {
    if (!isAllowed(request.ip)) return sendError(reply, 'RATE_LIMITED')
    const line = readLine(request.body)
    if (!line) return sendError(reply, 'INVALID_INPUT')
    request.log.warn(line, 'client error')
    return reply.code(204).send()
  })
}

type Line = { event: string; detail?: string; page?: string }

function readLine(body: unknown): Line | null {
  const { event, detail, page } = (body ?? {}) as Record<string, unknown>
  if (typeof event !== 'string' || !/^[a-z][A-Za-z]{0,47}$/.test(event)) return null
  if (![detail, page].every((text) => text === undefined || typeof text === 'string')) return null
  return {
    event,
    ...(typeof detail === 'string' ? { detail: redact(detail).slice(0, 300) } : {}),
    ...(typeof page === 'string' ? { page: redact(page.split(/[?#]/)[0] ?? '').slice(0, 200) } : {}),
  }
}

/** Redacts emails, long tokens, and digits that could be a code or a phone number. */
export function redact(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\s"'<>()=,;:/?&@]+@[^\s"'<>()=,;:/?&@]+/g, '[email]')
    .replace(/[\w+.~-]*\p{Nd}[\p{Nd}\s().-]{2,}\p{Nd}[\w~-]*/gu, '[number]')
    .replace(/[A-Za-z0-9_~+.-]{24,}/g, '[token]')
}
