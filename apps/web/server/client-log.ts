import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { policyReportPath } from '../app/content-security-policy.ts'
import { ipRateLimit } from './http/rate-limit.ts'
import { sendError } from './http/error-responses.ts'

const maxBytes = 2_048
/** A report contains the whole policy, which has the hashes of a cached page. */
const maxPolicyReportBytes = 16_384
const maxPerMinute = 30
/** Redacting takes time that grows with the square of the length. */
const maxRedacted = 600

/**
 * Logs an error report of a browser, or a violation of the security policy, as one line (API-16, WEB-142). Reports are
 * short and rate-limited, and codes, tokens, numbers and emails are redacted here again.
 */
export function serveClientLog(app: FastifyInstance): void {
  const isAllowed = ipRateLimit(maxPerMinute)

  /** Nothing is read of a report beyond the limit: redacting costs more than refusing. */
  function log(request: FastifyRequest, reply: FastifyReply, read: () => Line | null | 'ignored'): FastifyReply {
    if (!isAllowed(request.ip)) return sendError(reply, 'RATE_LIMITED')
    const line = read()
    if (line === 'ignored') return reply.code(204).send()
    if (!line) return sendError(reply, 'INVALID_INPUT')
    request.log.warn(line, 'client error')
    return reply.code(204).send()
  }

  app.post('/client-log', { bodyLimit: maxBytes }, async (request, reply) => log(request, reply, () => readLine(request.body)))
  void app.register(async (reports) => {
    reports.addContentTypeParser('application/csp-report', { parseAs: 'string' }, reports.getDefaultJsonParser('error', 'error'))
    reports.post(policyReportPath, { bodyLimit: maxPolicyReportBytes }, async (request, reply) => log(request, reply, () => {
      const violation = readViolation(request.body)
      return violation && isByExtension(violation) ? 'ignored' : violation && lineOf(violation)
    }))
  })
}

type Line = { event: string; detail?: string; page?: string }

function readLine(body: unknown): Line | null {
  const { event, detail, page } = (body ?? {}) as Record<string, unknown>
  if (typeof event !== 'string' || !/^[a-z][A-Za-z]{0,47}$/.test(event)) return null
  if (![detail, page].every((text) => text === undefined || typeof text === 'string')) return null
  return {
    event,
    ...(typeof detail === 'string' ? { detail: redact(start(detail)).slice(0, 300) } : {}),
    ...(typeof page === 'string' ? { page: redact(start(page.split(/[?#]/)[0] ?? '')).slice(0, 200) } : {}),
  }
}

/** A report of CSP level 2, which all browsers send to `report-uri`. */
type Violation = { directive: string; blocked: string; source: string; page: string }

function readViolation(body: unknown): Violation | null {
  const report = (body as { 'csp-report'?: Record<string, unknown> } | null)?.['csp-report']
  const directive = report?.['effective-directive'] ?? report?.['violated-directive']
  const [blocked, source = '', page] = ['blocked-uri', 'source-file', 'document-uri'].map((name) => report?.[name])
  if (typeof directive !== 'string' || typeof blocked !== 'string' || typeof source !== 'string' || typeof page !== 'string') return null
  return { directive, blocked, source, page }
}

/** Extensions insert scripts and styles into pages, and the policy blocks some of them. */
const isByExtension = ({ blocked, source }: Violation): boolean => [blocked, source].some((url) => /^[a-z]+(-[a-z]+)*-extension\b/.test(url))

function lineOf({ directive, blocked, page }: Violation): Line | null {
  return readLine({ event: 'policyViolated', detail: `${directive} ${blocked.split(/[?#]/)[0]}`, page: URL.parse(page)?.pathname })
}

/** Enough for a line. What is cut off ends between words, so that no part of a secret is left unredacted. */
function start(text: string): string {
  return text.length <= maxRedacted ? text : text.slice(0, maxRedacted).replace(/[^\s/]*$/, '')
}

/** Redacts emails, long tokens, and digits that could be a code or a phone number. */
export function redact(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\s"'<>()=,;:/?&@]+@[^\s"'<>()=,;:/?&@]+/g, '[email]')
    .replace(/[\w+.~-]*\p{Nd}[\p{Nd}\s().-]{2,}\p{Nd}[\w~-]*/gu, '[number]')
    .replace(/[A-Za-z0-9_~+.-]{24,}/g, '[token]')
}
