import type { FastifyInstance } from 'fastify'
import type { Handlers, SignedIn } from '../calls.ts'
import type { Deps } from '../deps.ts'
import { keepTidy } from '../keep-tidy.ts'
import { lifetimes } from '../knobs.ts'
import { createLimits } from '../limits.ts'
import { nowAndThen } from '../now-and-then.ts'
import type { AccessTokens } from './access-tokens.ts'
import { changeUser, readUser } from './accounts.ts'
import { background } from './background.ts'
import { authenticator } from './bearer.ts'
import { createBotGate } from './bot-check.ts'
import { createCodeFlows, sweepCodeFlows } from './code-flows.ts'
import { createCodes } from './codes.ts'
import { countryList } from './countries.ts'
import { sweepKnownDevices } from './known-devices.ts'
import { loginCodes } from './login-codes.ts'
import { takeFeedback } from './feedback.ts'
import { forgetMailedFeedback, mailFeedback } from './mail-feedback.ts'
import { mailer } from './mail.ts'
import { createNotices } from './notices.ts'
import { sweepOneTimeTokens } from './one-time-tokens.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import { passkeySignIn } from './passkey-sign-in.ts'
import { passkeys } from './passkeys.ts'
import { passwordReset } from './password-reset.ts'
import { passwordSignIn } from './password-sign-in.ts'
import { phoneAdd } from './phone-add.ts'
import { revokedSessions } from './revoked-sessions.ts'
import { createSessions } from './sessions.ts'
import type { MaxDevices } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInEvents } from './sign-in-events.ts'
import { signInLinks } from './sign-in-links.ts'
import { smsGateway } from './sms-gateway.ts'
import { socialSignIn, sweepSocialTokens } from './social-sign-in.ts'
import type { Purpose } from './tables.ts'
import { viewerTeller } from './tell-viewer.ts'
import type { TellViewer } from './tell-viewer.ts'

export type IdentityCalls =
  | 'signInCode'
  | 'resendCode'
  | 'consumeCode'
  | 'signInWithPassword'
  | 'signInWithProvider'
  | 'passkeyChallenge'
  | 'signInWithPasskey'
  | 'passkeys'
  | 'newPasskeyOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'forgotPassword'
  | 'changePassword'
  | 'addPhoneNumber'
  | 'verifyPhone'
  | 'createLink'
  | 'exchangeLink'
  | 'refreshSession'
  | 'anonymousToken'
  | 'countryList'
  | 'sendFeedback'
  | 'user'
  | 'changeUser'
  | 'devices'
  | 'removeDevices'
  | 'logout'

export type Identity = {
  handlers: Pick<Handlers, IdentityCalls>
  /** Turns an Authorization header into the viewer that a call's bearer demands. */
  authenticate: ReturnType<typeof authenticator>
  /** Whether a viewer who came in uncounted is on one device too many. */
  isTooMany: (viewer: SignedIn) => Promise<boolean>
  tellViewer: TellViewer
}

type Given = { tokens: AccessTokens; maxDevices: MaxDevices; timeZone: string }

/** Sign-in, sessions and devices. */
export function identity(app: FastifyInstance, deps: Deps, { tokens, maxDevices, timeZone }: Given): Identity {
  const { config, secrets, db, now, knobs, log } = deps
  const { siteOrigin } = config
  const codeSeconds = () => lifetimes(knobs.current).codeSeconds
  const limits = createLimits(deps)
  const revoked = revokedSessions(db, now, log)
  const sessions = createSessions(deps, tokens, revoked, maxDevices)
  const senders = { sms: smsGateway(config.sms), mail: mailer(config.mail) }
  const events = createSignInEvents(db, now)
  const inBackground = background(app)
  const notices = createNotices({ db, now, senders, siteOrigin, timeZone, inBackground })
  const signIn = createSignIn({ db, now, sessions, revoked, events, notices })
  const botGate = createBotGate(config.botCheck, limits)
  const codesFor = (purpose: Purpose) => {
    const flows = createCodeFlows(purpose, { db, pepper: secrets.codePepper, now, codeSeconds })
    return { flows, codes: createCodes({ flows, limits, senders, events, codeSeconds, now }) }
  }
  const loginCode = loginCodes({ ...codesFor('login'), signIn, events, botGate, sms: config.sms, now })
  const phone = phoneAdd({ ...codesFor('addPhone'), db, events, notices, countries: config.sms.countries })
  const password = passwordReset({ db, now, siteOrigin, limits, senders, sessions, revoked, events, notices, botGate, inBackground })
  const links = signInLinks({ db, now, limits, signIn, events })
  const challenges = createPasskeyChallenges({ db, now })
  const ownPasskeys = passkeys({ db, now, siteOrigin, challenges, limits, events, notices })
  const passkey = passkeySignIn({ db, now, siteOrigin, challenges, limits, signIn, events })

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return tokens.keySet()
  })
  keepTidy(
    app,
    () => sweepCodeFlows(db, now()),
    () => sweepOneTimeTokens(db, now()),
    () => sweepKnownDevices(db, now()),
    () => sweepSocialTokens(db, now()),
    () => challenges.sweep(),
    () => events.sweep(),
    () => forgetMailedFeedback(db, now()),
    () => limits.sweep(),
  )
  nowAndThen(app, {
    name: 'mailing what stands in somebody’s way',
    everySeconds: config.feedbackEverySeconds,
    work: (signal) => mailFeedback({ db, sendMail: senders.mail, now }, signal),
  })
  app.addHook('onReady', () => revoked.start())
  app.addHook('onClose', async () => revoked.stop())

  return {
    authenticate: authenticator(tokens, revoked),
    isTooMany: (viewer) => sessions.isTooMany(viewer),
    tellViewer: viewerTeller(db, senders),
    handlers: {
      signInCode: loginCode.start,
      resendCode: (call) => (call.viewer && 'phoneNumber' in call.body ? phone.resend(call.body.phoneNumber, call.viewer, call) : loginCode.resend(call)),
      consumeCode: loginCode.consume,
      signInWithPassword: passwordSignIn({ db, limits, signIn, events, botGate }),
      signInWithProvider: socialSignIn({ db, now, social: config.social, limits, signIn, events }),
      passkeyChallenge: passkey.challenge,
      signInWithPasskey: passkey.consume,
      passkeys: ownPasskeys.list,
      newPasskeyOptions: ownPasskeys.options,
      addPasskey: ownPasskeys.add,
      removePasskey: ownPasskeys.remove,
      forgotPassword: password.forgot,
      changePassword: password.change,
      addPhoneNumber: phone.start,
      verifyPhone: phone.verify,
      createLink: links.create,
      exchangeLink: links.exchange,
      refreshSession: ({ viewer }) => sessions.refresh(viewer.token),
      anonymousToken: () => tokens.signAnonymous(),
      countryList: async ({ country, locale }) => countryList(config.sms.countries, country, locale),
      sendFeedback: takeFeedback({ db, now, limits }),
      user: ({ viewer }) => readUser(db, viewer.userId, now()),
      changeUser: ({ viewer, body }) => changeUser(db, viewer.userId, body),
      devices: ({ viewer, locale }) => sessions.devices(viewer, locale),
      removeDevices: async ({ viewer, body }) => sessions.remove(viewer, body.sessionHandles),
      logout: async ({ viewer }) => sessions.end(viewer),
    },
  }
}
