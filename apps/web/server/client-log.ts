import type { FastifyInstance } from 'fastify'
import { addressLimit } from './http/rate-limit.ts'
import { refuse } from './http/error-responses.ts'

const mostBytes = 2_048
const mostPerMinute = 30

/**
 * Logs an error report of a browser as one line (API-16). Reports are short and rate-limited, and codes, tokens,
 * numbers and emails are redacted here again.
 */
export function keepClientLog(app: FastifyInstance): void {
  const isAllowed = addressLimit(mostPerMinute)

  app.post('/client-log', { bodyLimit: mostBytes }, async (request, reply) => {
    if (!isAllowed(request.ip)) return refuse(reply, 'RATE_LIMITED')
    const line = readLine(request.body)
    if (!line) return refuse(reply, 'INVALID_INPUT')
    request.log.warn(line, 'reported by a browser')
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
    ...(typeof detail === 'string' ? { detail: redacted(detail).slice(0, 300) } : {}),
    ...(typeof page === 'string' ? { page: redacted(page.split(/[?#]/)[0] ?? '').slice(0, 200) } : {}),
  }
}

/** Redacts emails, long tokens, and digits that could be a code or a phone number. */
export function redacted(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\s"'<>()=,;:/?&@]+@[^\s"'<>()=,;:/?&@]+/g, '[address]')
    .replace(/[\w+.~-]*\p{Nd}[\p{Nd}\s().-]{2,}\p{Nd}[\w~-]*/gu, '[number]')
    .replace(/[A-Za-z0-9_~+.-]{24,}/g, '[token]')
}
