import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../page.ts'
import { chooserPage, localeOf, providerErrorPage } from './chooser-page.ts'
import { callbackUrls, clientIds, clientSecret, isClientId } from './clients.ts'
import { chosenPerson } from './people.ts'
import type { Person } from './people.ts'

type Issued = { person: Person; clientId: string; at: number }
type Code = Issued & { callback: string; challenge: string | undefined }

const codeMs = 600_000
const tokenMs = 60 * 86_400_000
const maxEntries = 1_000

type Given = Record<string, string | undefined>

/** Facebook's dialog, token endpoint and the two Graph API calls of a sign-in. */
export function serveFacebook(app: FastifyInstance, siteOrigins: string[]): void {
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Issued>()
  const callbacks = callbackUrls('facebook', siteOrigins)

  app.get('/facebook/dialog/oauth', (request, reply) => {
    const given = request.query as Given
    const locale = localeOf(given.language ?? given.locale, request.headers['accept-language'])
    const error = dialogError(given, callbacks)
    if (error) return sendPage(reply, 400, providerErrorPage('facebook', error, locale))
    return sendPage(reply, 200, chooserPage('facebook', request.url, locale, given.unclear !== undefined))
  })
  app.post('/facebook/dialog/oauth', (request, reply) => {
    const given = request.query as Given
    const error = dialogError(given, callbacks)
    if (error) return sendPage(reply, 400, providerErrorPage('facebook', error, localeOf(undefined, request.headers['accept-language'])))
    const person = chosenPerson('facebook', request.body)
    const isCancelled = (request.body as Given | undefined)?.cancel !== undefined
    if (!person && !isCancelled) return reply.redirect(`${request.url}&unclear`, 303)
    const { redirect_uri: callback = '', client_id: clientId = '', state = '', code_challenge: challenge } = given
    if (!person) return reply.redirect(`${callback}?${new URLSearchParams({ error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error', state })}`, 303)
    const code = store(codes, { person, clientId, callback, challenge, at: Date.now() })
    return reply.redirect(`${callback}?${new URLSearchParams({ code, state })}`, 303)
  })

  const exchangeCode = (request: FastifyRequest, reply: FastifyReply) => {
    const given = { ...(request.query as Given), ...(request.body as Given | undefined) }
    const code = codes.get(given.code ?? '')
    codes.delete(given.code ?? '')
    if (given.client_secret !== clientSecret || !isClientId(given.client_id)) return sendError(reply, 1, 'Error validating client secret.')
    if (!code || code.clientId !== given.client_id || Date.now() - code.at > codeMs) return sendError(reply, 100, 'This authorization code has expired or was used.')
    if (code.callback !== given.redirect_uri) return sendError(reply, 100, 'Error validating verification code. The redirect_uri must be identical to the one used in the dialog.')
    if (code.challenge !== undefined && code.challenge !== challengeOf(given.code_verifier ?? '')) return sendError(reply, 100, 'Invalid code_verifier.')
    const token = store(tokens, { person: code.person, clientId: code.clientId, at: Date.now() })
    return reply.send({ access_token: token, token_type: 'bearer', expires_in: tokenMs / 1_000 })
  }
  app.get('/facebook/oauth/access_token', exchangeCode)
  app.post('/facebook/oauth/access_token', exchangeCode)

  app.get('/facebook/debug_token', (request, reply) => {
    const { input_token: input = '', access_token: access = '' } = request.query as Given
    const [app = '', secret] = access.split('|')
    if (!isClientId(app) || secret !== clientSecret) return sendError(reply, 190, 'Invalid OAuth access token signature.')
    const issued = tokens.get(input)
    if (!issued) return reply.send({ data: { is_valid: false, error: { code: 190, message: 'Invalid OAuth access token.' }, scopes: [] } })
    const seconds = (ms: number) => Math.floor(ms / 1_000)
    const { person, clientId, at } = issued
    return reply.send({
      data: {
        app_id: clientId, type: 'USER', is_valid: Date.now() < at + tokenMs, user_id: person.subject,
        issued_at: seconds(at), expires_at: seconds(at + tokenMs), scopes: ['email', 'public_profile'],
      },
    })
  })
  app.get('/facebook/me', (request, reply) => {
    const { access_token: token = '', fields = 'id,name', appsecret_proof: proof } = request.query as Given
    const issued = tokens.get(token)
    if (!issued) return sendError(reply, 190, 'Invalid OAuth access token.')
    if (proof !== createHmac('sha256', clientSecret).update(token).digest('hex')) return sendError(reply, 100, 'Invalid appsecret_proof provided in the API argument')
    const { subject: id, name, email, isVerified } = issued.person
    // Facebook omits unverified emails.
    const known: Given = { id, name, email: isVerified ? (email ?? undefined) : undefined }
    return reply.send(Object.fromEntries(['id', ...fields.split(',')].map((field) => [field, known[field]])))
  })
}

function dialogError(given: Given, callbacks: string[]): string | null {
  if (!isClientId(given.client_id)) return `Invalid App ID: ${given.client_id ?? ''} (the site is ${clientIds.site})`
  if (!callbacks.includes(given.redirect_uri ?? '')) return `URL blocked: ${given.redirect_uri ?? ''} is not registered. Known: ${callbacks.join(', ')}`
  if ((given.response_type ?? 'code') !== 'code') return 'Only response_type=code is supported'
  return null
}

function store<T>(entries: Map<string, T>, value: T): string {
  const key = `EAAsandbox${randomBytes(24).toString('hex')}`
  entries.set(key, value)
  for (const oldest of [...entries.keys()].slice(0, -maxEntries)) entries.delete(oldest)
  return key
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** An error response of the Graph API. */
function sendError(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(400).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } })
}
