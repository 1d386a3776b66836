import { calendarDate } from '@ott/identity'
import type { FastifyInstance } from 'fastify'
import { strictest, unrestricted } from '../http/request.ts'
import type { Handlers, Restriction, SignedIn } from '../http/request.ts'
import type { Emit } from '../analytics/emit.ts'
import type { Deps } from '../config/deps.ts'
import { scheduleCleanup } from '../jobs/cleanup.ts'
import { lifetimes } from '../config/test-overrides.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'
import { readContact, readUser } from './accounts/accounts.ts'
import { changeUser } from './accounts/change-user.ts'
import { background } from '../jobs/background.ts'
import { createActivationStore } from './activation/activation-store.ts'
import { createActivator } from './activation/activator.ts'
import { activationPoll } from './activation/poll-activation.ts'
import { tvActivations } from './activation/tv-activations.ts'
import { authenticator } from './sessions/authenticate.ts'
import { createBotCheck } from './sign-in/bot-check.ts'
import { createOtpFlows, deleteExpiredOtpFlows } from './otp/otp-flows.ts'
import { createCodes } from './otp/otp.ts'
import { countryList } from './accounts/countries.ts'
import { deleteExpiredKnownDevices } from './sessions/known-devices.ts'
import { loginCodes } from './otp/otp-sign-in.ts'
import { createSecurityNotices } from '../notifications/security-notices.ts'
import type { SecurityNotices } from '../notifications/security-notices.ts'
import { deleteExpiredOneTimeTokens } from './sign-in/one-time-tokens.ts'
import { createPasskeyChallenges } from './passkeys/challenges.ts'
import { passkeySignIn } from './passkeys/sign-in.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { passwordReset } from './password/reset.ts'
import { passwordSignIn } from './password/sign-in.ts'
import { passwordSetter } from './password/set-password.ts'
import { stepUp } from './step-up/step-up.ts'
import type { ParentalGrants } from './parental/grants.ts'
import { parentalControl } from './parental/parental-control.ts'
import { verifyPin } from './parental/pin.ts'
import { profileNameOf, profiles } from './profiles/profiles.ts'
import { selectProfile } from './profiles/select-profile.ts'
import { isFeatureEnabled } from '../config/feature-flags.ts'
import { accountDeletion, isBeingDeleted } from './deletion/deletion.ts'
import type { DeletionDeps } from './deletion/deletion.ts'
import { contactReversal } from './accounts/contact-changes.ts'
import { addEmail, addPhone } from './accounts/add-contact.ts'
import { changedRestrictions, restrictionOf } from './sessions/restrictions.ts'
import { revokedSessions } from './sessions/revoked-sessions.ts'
import { swrCache } from '../http/swr-cache.ts'
import { createSessions } from './sessions/sessions.ts'
import type { MaxDevices } from './sessions/sessions.ts'
import { createSignIn } from './sign-in/complete-sign-in.ts'
import { createSignInEvents } from './sign-in/audit-log.ts'
import type { SignInEvents } from './sign-in/audit-log.ts'
import { signInLinks } from './sign-in/magic-links.ts'
import { linkedAccounts } from './social/linked-accounts.ts'
import { socialSignIn, deleteExpiredSocialTokens } from './social/sign-in.ts'
import type { Purpose, Senders } from '../notifications/send-otp.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import type { IdentityTables } from './tables.ts'

export type IdentityCalls =
  | 'signInCode'
  | 'resendCode'
  | 'consumeCode'
  | 'signInWithPassword'
  | 'signInWithProvider'
  | 'passkeyChallenge'
  | 'signInWithPasskey'
  | 'createProfile'
  | 'changeProfile'
  | 'removeProfile'
  | 'selectProfile'
  | 'removeProfilePin'
  | 'passkeys'
  | 'newPasskeyOptions'
  | 'addPasskey'
  | 'removePasskey'
  | 'socialAccounts'
  | 'linkSocialAccount'
  | 'unlinkSocialAccount'
  | 'forgotPassword'
  | 'changePassword'
  | 'addPhoneNumber'
  | 'verifyPhone'
  | 'addEmail'
  | 'verifyEmail'
  | 'revertContact'
  | 'setPassword'
  | 'stepUpMethods'
  | 'stepUpCode'
  | 'stepUp'
  | 'enableParentalControl'
  | 'disableParentalControl'
  | 'verifyParentalOtp'
  | 'verifyPin'
  | 'createLink'
  | 'exchangeLink'
  | 'refreshSession'
  | 'anonymousToken'
  | 'countryList'
  | 'user'
  | 'changeUser'
  | 'requestDeletion'
  | 'verifyDeletion'
  | 'deletion'
  | 'keepAccount'
  | 'deleteNow'
  | 'patchUser'
  | 'devices'
  | 'removeDevices'
  | 'removeOtherDevices'
  | 'renameDevice'
  | 'activationCode'
  | 'pollActivationCode'
  | 'verifyActivationCode'
  | 'logout'

export type Identity = {
  handlers: Pick<Handlers, IdentityCalls>
  /** Resolves an Authorization header to the user that the call requires. */
  authenticate: ReturnType<typeof authenticator>
  /** The current control of the profile that a token of any age names; of another text none. */
  restrictionOf: (token: string) => Promise<Restriction>
  /** Whether a session opened by a link exceeds the device limit. */
  isOverDeviceLimit: (user: SignedIn) => Promise<boolean>
  /** Null if the open profile has no name. */
  profileNameOf: (user: SignedIn) => Promise<string | null>
  hasSessionEnded: (sessionId: string) => boolean
  events: SignInEvents
  notices: SecurityNotices
}

/** An anonymous call in the stead of a session follows a change of the control within this time. */
const restrictionMaxAgeMs = 500

type Shared = { tokens: AccessTokens; grants: ParentalGrants; rateLimiter: RateLimiter; senders: Senders; emit: Emit; maxDevices: MaxDevices; timeZone: string; leaving: Pick<DeletionDeps, 'stopRenewals' | 'erase'> }

/** Sign-in, sessions and devices. */
export function identity(app: FastifyInstance, deps: Deps<IdentityTables>, { tokens, grants, rateLimiter, senders, emit, maxDevices, timeZone, leaving }: Shared): Identity {
  const { config, secrets, db, now, testOverrides, log } = deps
  const { siteOrigin, activateOrigin } = config
  const today = () => calendarDate(now(), timeZone)
  const codeSeconds = () => lifetimes(testOverrides.current).codeSeconds
  const revoked = revokedSessions(db, log)
  const restrictions = changedRestrictions(db, log)
  const knownRestrictions = swrCache<Restriction>({ now, maxAgeMs: restrictionMaxAgeMs })
  const sessions = createSessions(deps, tokens, revoked, async (trx, userId) => ((await isBeingDeleted(trx, userId)) ? 0 : maxDevices(trx, userId)), (country) => isFeatureEnabled(config.featuresOff, 'profiles', country), emit)
  const events = createSignInEvents(db, now)
  const inBackground = background(app)
  const contactOf = (userId: string) => readContact(db, userId)
  const notices = createSecurityNotices({ readContact: contactOf, now, senders, siteOrigin, timeZone, inBackground })
  const signIn = createSignIn({ db, now, sessions, revoked, events, notices, emit })
  const openActivator = createActivator({ db, now, tokens, events })
  const botCheck = createBotCheck(config.botCheck, rateLimiter)
  const codesFor = (purpose: Purpose) => {
    const flows = createOtpFlows(purpose, { db, pepper: secrets.codePepper, now, codeSeconds })
    return { flows, codes: createCodes({ flows, rateLimiter, senders, events, codeSeconds, now }) }
  }
  const loginCode = loginCodes({ ...codesFor('login'), db, signIn, openActivator, events, botCheck, sms: config.sms, now })
  const phone = addPhone({ ...codesFor('addPhone'), db, now, events, notices, countries: config.sms.countries })
  const email = addEmail({ ...codesFor('addEmail'), db, now, events, notices })
  const password = passwordReset({ db, now, siteOrigin, rateLimiter, senders, sessions, revoked, events, notices, botCheck, inBackground })
  const links = signInLinks({ db, now, rateLimiter, sessions, signIn, openActivator, events })
  const store = createActivationStore({ db, pepper: secrets.codePepper, now })
  const tv = tvActivations({ db, store, now, activateOrigin, rateLimiter, sessions, readContact: contactOf, emit, log: app.log })
  const challenges = createPasskeyChallenges({ db, now })
  const social = socialSignIn({ db, now, social: config.social, rateLimiter, signIn, events })
  const linked = linkedAccounts({ db, now, social, events, notices })
  const ownPasskeys = passkeys({ db, now, siteOrigin, challenges, rateLimiter, events, notices, isConfigured: social.isConfigured })
  const passkey = passkeySignIn({ db, now, siteOrigin, challenges, rateLimiter, signIn, events })
  const confirmation = stepUp({ ...codesFor('stepUp'), db, rateLimiter, sessions, events, passkey, social })

  const account = accountDeletion({ ...codesFor('deletion'), ...leaving, db, now, sessions, revoked, events, notices, graceDays: config.deletionGraceDays, emit })
  const ownProfiles = profiles({ db, restrictions, events, now, emit })
  const parental = parentalControl({ ...codesFor('parental'), db, now, restrictions, events, notices, emit })

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return tokens.keySet()
  })
  scheduleCleanup(
    app,
    () => deleteExpiredOtpFlows(db, now()),
    () => deleteExpiredOneTimeTokens(db, now()),
    () => deleteExpiredKnownDevices(db, now()),
    () => deleteExpiredSocialTokens(db, now()),
    () => store.deleteExpired(),
    () => challenges.deleteExpired(),
    () => events.deleteExpired(),
  )
  for (const changes of [revoked, restrictions]) {
    app.addHook('onReady', () => changes.start())
    app.addHook('onClose', async () => changes.stop())
  }

  return {
    authenticate: authenticator(tokens, revoked, restrictions),
    restrictionOf: async (token) => {
      const holder = await tokens.holderOfAnyAge(token)
      if (!holder || holder.kind === 'anonymous') return unrestricted
      if (holder.kind === 'profileChooser') return strictest
      return knownRestrictions([holder.userId, holder.profileId], () => restrictionOf(db, holder))
    },
    isOverDeviceLimit: (user) => sessions.isOverDeviceLimit(user),
    profileNameOf: (user) => profileNameOf(db, user),
    hasSessionEnded: (sessionId) => revoked.find(sessionId) !== undefined,
    events,
    notices,
    handlers: {
      signInCode: loginCode.start,
      resendCode: (call) => (call.user && 'phoneNumber' in call.body ? phone.resend(call.body.phoneNumber, call.user, call) : loginCode.resend(call)),
      consumeCode: loginCode.consume,
      signInWithPassword: passwordSignIn({ db, rateLimiter, signIn, events, botCheck }),
      signInWithProvider: social.signInWithProvider,
      passkeyChallenge: passkey.challenge,
      signInWithPasskey: passkey.consume,
      createProfile: ownProfiles.create,
      changeProfile: ownProfiles.change,
      removeProfile: ownProfiles.remove,
      selectProfile: selectProfile({ db, sessions, events, now, emit, log: app.log }),
      removeProfilePin: ownProfiles.removePin,
      passkeys: ownPasskeys.list,
      newPasskeyOptions: ownPasskeys.options,
      addPasskey: ownPasskeys.add,
      removePasskey: ownPasskeys.remove,
      socialAccounts: linked.list,
      linkSocialAccount: linked.link,
      unlinkSocialAccount: linked.unlink,
      forgotPassword: password.forgot,
      changePassword: password.change,
      addPhoneNumber: phone.start,
      verifyPhone: phone.verify,
      addEmail: email.start,
      verifyEmail: email.verify,
      revertContact: contactReversal({ db, now, rateLimiter, sessions, revoked, events, notices }),
      setPassword: passwordSetter({ db, sessions, revoked, events, notices }),
      stepUpMethods: confirmation.methods,
      stepUpCode: confirmation.sendCode,
      stepUp: confirmation.prove,
      enableParentalControl: parental.enable,
      disableParentalControl: parental.disable,
      verifyParentalOtp: parental.verify,
      verifyPin: verifyPin({ db, grants, events, now, emit, log: app.log }),
      createLink: links.create,
      exchangeLink: links.exchange,
      refreshSession: ({ user }) => sessions.refresh(user.token),
      anonymousToken: () => tokens.signAnonymous(),
      countryList: async ({ country, locale }) => countryList(config.sms.countries, country, locale),
      requestDeletion: account.request,
      verifyDeletion: account.verify,
      deletion: account.read,
      keepAccount: account.keep,
      deleteNow: account.deleteNow,
      user: async ({ user }) => readUser(db, user, user.kind === 'user' && (await parental.isPending(user)), today()),
      changeUser: ({ user, body }) => changeUser(db, user, body, today()),
      patchUser: ({ user, body }) => changeUser(db, user, body, today()),
      devices: ({ user, locale }) => sessions.devices(user, locale),
      removeDevices: async ({ user, body }) => sessions.remove(user, body.sessionHandles),
      removeOtherDevices: ({ user }) => sessions.removeOthers(user),
      renameDevice: ({ user, params, body }) => sessions.rename(user, params.id, body.name),
      activationCode: tv.begin,
      pollActivationCode: activationPoll({ db, store, now, sessions, revoked, events, notices, emit }),
      verifyActivationCode: tv.verify,
      logout: async ({ user }) => sessions.end(user),
    },
  }
}
