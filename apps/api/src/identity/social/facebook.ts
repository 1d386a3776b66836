import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { invalidToken, nameOf, provenEmail, providerUnavailable, providerTimeoutMs, tokenHashOf } from './verified-person.ts'
import type { VerifySocialToken } from './verified-person.ts'

export type FacebookDeps = { graphUrl: string; clientId: string; clientSecret: string; now: () => Date }

const tokenInfo = z.object({
  data: z.object({
    is_valid: z.boolean().default(false),
    app_id: z.string().optional(),
    type: z.string().optional(),
    user_id: z.string().min(1).max(255).optional(),
    expires_at: z.number().default(0),
  }),
})

const profile = z.object({ id: z.string(), email: z.string().optional(), name: z.string().optional() })

/** Facebook's access tokens are opaque, so Facebook's API tells their user and app (ID-40). */
export function facebookVerifier({ graphUrl, clientId, clientSecret, now }: FacebookDeps): VerifySocialToken {
  return async ({ token }) => {
    if (!/^[\w.|-]+$/.test(token)) throw invalidToken()
    const signal = AbortSignal.timeout(providerTimeoutMs)
    const { data } = await ask('debug_token', { input_token: token, access_token: `${clientId}|${clientSecret}` }, tokenInfo, signal)
    const expiresAt = new Date(data.expires_at * 1_000)
    const isOurs = data.is_valid && data.app_id === clientId && data.type === 'USER' && expiresAt > now()
    if (!isOurs || !data.user_id) throw invalidToken()
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
    const me = await ask('me', { fields: 'id,email,name', access_token: token, appsecret_proof: proof }, profile, signal)
    if (me.id !== data.user_id) throw invalidToken()
    return {
      provider: 'facebook',
      subject: me.id,
      // Facebook returns an e-mail only after its owner has confirmed it.
      email: provenEmail(me.email, true),
      name: nameOf(me.name),
      tokenHash: tokenHashOf(token),
      expiresAt,
    }
  }

  async function ask<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const url = `${graphUrl}/${path}?${new URLSearchParams(query)}`
    let answer
    try {
      const response = await fetch(url, { redirect: 'error', signal })
      answer = { status: response.status, body: (await response.json()) as unknown }
    } catch (error) {
      throw providerUnavailable(error)
    }
    if (answer.status >= 500) throw providerUnavailable(new Error(`Facebook answered ${answer.status}`))
    // Facebook's response contains the token, which the log must not (API-13).
    if (answer.status >= 400) throw invalidToken(new Error(`Facebook answered ${answer.status}`))
    const read = schema.safeParse(answer.body)
    if (!read.success) throw providerUnavailable(read.error)
    return read.data
  }
}
