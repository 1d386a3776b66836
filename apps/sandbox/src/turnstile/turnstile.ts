import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { framePage } from './frame-page.ts'

/**
 * What a site key makes the bot check do. The first three are the vendor's own test keys; with the others the widget or
 * the verify call misbehaves as it may in the field.
 */
export const siteKeys = {
  passes: '1x00000000000000000000AA',
  blocks: '2x00000000000000000000AB',
  asks: '3x00000000000000000000FF',
  /** Issues a token that the verify call rejects. */
  isRefused: '4x00000000000000000000AA',
  /** Issues a token that the verify call answers slowly. */
  isVerifiedSlowly: '5x00000000000000000000AA',
  /** Issues a token slowly. */
  dawdles: '6x00000000000000000000AA',
} as const

export type Behaviour = keyof typeof siteKeys

/** The vendor's test secrets: the first one checks tokens, the others have a fixed result. */
const secrets = {
  honest: '1x0000000000000000000000000000000AA',
  refusing: '2x0000000000000000000000000000000AA',
  spent: '3x0000000000000000000000000000000AA',
} as const

/** The token of the vendor's test keys. */
const dummyToken = 'XXXX.DUMMY.TOKEN.XXXX'

const slowMs = 10_000
const tokenMs = 300_000
const maxTokens = 1_000

type Verdict = { success: boolean; challenge_ts?: string; hostname?: string; 'error-codes': string[] }

export type BotCheck = {
  /** For tests without a page. */
  tokenOf: (behaviour: Behaviour) => string
  secret: string
}

/** Simulates Turnstile: script, frame and verify call. */
export function serveTurnstile(app: FastifyInstance, siteOrigins: string[]): BotCheck {
  const tokens = new Map<string, { behaviour: Behaviour; at: number }>()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  const tokenOf = (behaviour: Behaviour): string => {
    const token = `0.${randomUUID()}`
    tokens.set(token, { behaviour, at: Date.now() })
    for (const old of [...tokens.keys()].slice(0, -maxTokens)) tokens.delete(old)
    return token
  }

  const verify = async (secret: string, response: string): Promise<Verdict> => {
    if (!secret) return failure('missing-input-secret')
    if (!Object.values<string>(secrets).includes(secret)) return failure('invalid-input-secret')
    if (!response) return failure('missing-input-response')
    if (secret === secrets.spent) return failure('timeout-or-duplicate')
    const given = response === dummyToken ? { behaviour: 'passes', at: Date.now() } : tokens.get(response)
    tokens.delete(response)
    if (given?.behaviour === 'isVerifiedSlowly') await sleep(slowMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    if (!given || given.behaviour === 'isRefused' || secret === secrets.refusing) return failure('invalid-input-response')
    if (Date.now() - given.at > tokenMs) return failure('timeout-or-duplicate')
    return { success: true, challenge_ts: new Date(given.at).toISOString(), hostname: 'localhost', 'error-codes': [] }
  }

  app.register(
    async (scope) => {
      const [page, frame] = ['api.js', 'frame.js'].map((name) => readFileSync(join(import.meta.dirname, name)))
      scope.get('/api.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(page))
      scope.get('/frame.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(frame))
      scope.get('/frame', (request, reply) => {
        const { sitekey, language } = request.query as { sitekey?: string; language?: string }
        const locale = language === 'bn' || /^\s*bn\b/.test(request.headers['accept-language'] ?? '') ? 'bn' : 'en'
        const { html, policy } = framePage({ siteKey: String(sitekey), behaviour: behaviourOf(sitekey), slowMs, siteOrigins }, locale)
        return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
      })
      scope.post('/token', (request, reply) => {
        const { siteKey } = (request.body ?? {}) as { siteKey?: string }
        const behaviour = behaviourOf(siteKey)
        if (!behaviour || behaviour === 'blocks') return reply.code(400).send({ error: 'this site key gives no tokens' })
        return reply.send({ token: tokenOf(behaviour) })
      })
      scope.post('/siteverify', async (request, reply) => {
        const { secret, response } = (request.body ?? {}) as { secret?: unknown; response?: unknown }
        return reply.send(await verify(textOf(secret), textOf(response)))
      })
    },
    { prefix: '/turnstile/v0' },
  )
  return { tokenOf, secret: secrets.honest }
}

function behaviourOf(siteKey: unknown): Behaviour | null {
  return (Object.keys(siteKeys) as Behaviour[]).find((behaviour) => siteKeys[behaviour] === siteKey) ?? null
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function failure(code: string): Verdict {
  return { success: false, 'error-codes': [code] }
}
