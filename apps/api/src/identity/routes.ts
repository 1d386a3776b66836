import type { Bearer } from '@ott/contract'
import type { FastifyInstance } from 'fastify'
import type { Call, Handlers } from '../calls.ts'
import type { Deps } from '../deps.ts'
import { lifetimes } from '../knobs.ts'
import { createLimits } from '../limits.ts'
import { accessTokens } from './access-tokens.ts'
import { readUser } from './accounts.ts'
import { authenticator } from './bearer.ts'
import { createCodeFlows } from './code-flows.ts'
import { countryList } from './countries.ts'
import { loginCodes } from './login-codes.ts'
import { mailer } from './mail.ts'
import { revokedSessions } from './revoked-sessions.ts'
import { createSessions } from './sessions.ts'
import type { MaxDevices } from './sessions.ts'
import { smsGateway } from './sms-gateway.ts'

export type IdentityCalls =
  | 'signInCode'
  | 'resendCode'
  | 'consumeCode'
  | 'refreshSession'
  | 'anonymousToken'
  | 'countryList'
  | 'user'
  | 'devices'
  | 'removeDevices'
  | 'logout'

export type Identity = {
  handlers: Pick<Handlers, IdentityCalls>
  /** Turns an Authorization header into the viewer that a call's bearer demands. */
  authenticate: (bearer: Bearer, header: string | undefined) => Promise<Call<keyof Handlers>['viewer']>
}

const sweepMs = 600_000

/** Sign-in, sessions and devices. */
export function identity(app: FastifyInstance, deps: Deps, { maxDevices }: { maxDevices: MaxDevices }): Identity {
  const { config, secrets, db, now, knobs, log } = deps
  const codeSeconds = () => lifetimes(knobs.current).codeSeconds
  const limits = createLimits(deps)
  const tokens = accessTokens(deps)
  const revoked = revokedSessions(db, now, log)
  const sessions = createSessions(deps, tokens, revoked, maxDevices)
  const flows = createCodeFlows(db, secrets.codePepper, now, codeSeconds)
  const senders = { sms: smsGateway(config.sms), mail: mailer(config.mail) }
  const codes = loginCodes({ db, flows, sessions, revoked, limits, senders, countries: config.sms.countries, codeSeconds, now })

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return tokens.keySet()
  })
  keepTidy(app, async () => {
    await flows.sweep()
    await limits.sweep()
  })
  app.addHook('onReady', () => revoked.start())
  app.addHook('onClose', async () => revoked.stop())

  return {
    authenticate: authenticator(tokens, revoked),
    handlers: {
      signInCode: codes.start,
      resendCode: codes.resend,
      consumeCode: codes.consume,
      refreshSession: ({ viewer }) => sessions.refresh(viewer.token),
      anonymousToken: () => tokens.signAnonymous(),
      countryList: async ({ country, locale }) => countryList(config.sms.countries, country, locale),
      user: ({ viewer }) => readUser(db, viewer.userId, now()),
      devices: ({ viewer }) => sessions.devices(viewer),
      removeDevices: async ({ viewer, body }) => sessions.remove(viewer, body.sessionHandles),
      logout: async ({ viewer }) => sessions.end(viewer),
    },
  }
}

/** What nobody can use any more goes, now and then. */
function keepTidy(app: FastifyInstance, sweep: () => Promise<void>): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, 'could not tidy up'))
  }, sweepMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
