import { z } from 'zod'
import { countryCode, id, instant, language, listOf } from './fields.ts'

const phoneNumber = z.string().max(32)
const email = z.string().max(254)
const flowId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)
const browserId = z.string().regex(/^(browser|tv)-[A-Za-z0-9-]{1,80}$/)
const tvId = z.string().regex(/^tv-[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/)
/** Text of unknown origin: the server shows a cleaned part of it. */
const tvText = z.string().max(200).optional()
const askingBrowser = browserId.optional().describe('The stable id of this browser. It has limits of its own if the account was used in it.')
/** Token of the bot check; without one the server applies stricter limits. */
const botToken = z.string().min(1).max(2_048).optional()
const providerToken = z.string().min(1).max(8_192)
/** Only the page knows the nonce; the provider's token contains its SHA-256, base64url. */
const nonce = z.string().regex(/^[A-Za-z0-9_-]{22,128}$/)
const resetToken = z.string().regex(/^[A-Za-z0-9_-]{20,128}$/)
/** Sent if the terms are shown beside the button. */
const consent = z.literal(true).optional()
/** The authenticator's JSON, unchanged; a server library parses it. */
const webAuthnJson = z.record(z.string(), z.unknown())

/** The token opens only the calls of an activation and the device list: no session, no refresh token. */
const forActivation = z.literal('activation')

const codeSent = z.object({ deviceId: flowId, preAuthSessionId: flowId }).meta({ id: 'CodeSent' })

const loginResult = z
  .object({
    userId: id,
    accessToken: z.string(),
    refreshToken: z.string(),
    sAccessToken: z.string(),
    sRefreshToken: z.string(),
    isDeviceLimitReached: z.boolean(),
  })
  .meta({ id: 'LoginResult' })

const refreshed = z
  .object({ sAccessToken: z.string(), sRefreshToken: z.string(), isDeviceLimitReached: z.boolean() })
  .meta({ id: 'RefreshedSession' })

const country = z
  .object({ countryCode, countryName: z.string(), phoneCode: z.string(), isCurrent: z.boolean() })
  .meta({ id: 'Country' })

const device = z
  .object({
    sessionHandle: id,
    isCurrentDevice: z.boolean(),
    name: z.string().nullable(),
    /** Of a TV, if it told one. */
    model: z.string().nullable(),
    platform: z.string(),
    lastActiveAt: instant,
    /** Country of the sign-in. */
    countryCode: countryCode.nullable(),
  })
  .meta({ id: 'Device' })

/** `ask`: restricted titles are shown and need the PIN. `hide`: they are absent everywhere. */
const restrictedTitles = z.enum(['ask', 'hide'])

const pin = z.string().max(16)

/** A code was sent. Nothing has changed yet. `to` is masked. */
const parentalCodeSent = z.object({ parentalControlStatus: z.enum(['pending', 'on']), to: z.string() }).meta({ id: 'ParentalCodeSent' })

const avatar = z.enum(['amber', 'coral', 'green', 'teal', 'blue', 'violet'])

/** The highest rating that a Kids profile shows. */
const kidsRating = z.enum(['U', 'U/A 7+'])

const profile = z
  .object({
    id,
    userId: id,
    profileType: z.enum(['Master', 'Standard', 'Kids']),
    /** Null for a main profile without a name of its own. */
    name: z.string().nullable(),
    avatar: avatar.nullable(),
    /** Whether opening it needs its PIN. */
    hasPin: z.boolean(),
    /** Null unless it is a Kids profile. */
    kidsRating: kidsRating.nullable(),
  })
  .meta({ id: 'Profile' })

const profileName = z.string().max(400)

const user = z
  .object({
    userId: id,
    phoneNumber: z.string().nullable(),
    isPhoneNumberVerified: z.boolean(),
    email: z.string().nullable(),
    hasPassword: z.boolean(),
    name: z.string().nullable(),
    /** `YYYY-MM-DD`. */
    dateOfBirth: z.string().nullable(),
    /** In whole years, in the service's time zone. */
    age: z.number().int().nullable(),
    /** The lowest rating that asks for the PIN; null unless the control is on. */
    maturityRating: z.string().nullable(),
    /** `pending`: a code was sent, and nothing is restricted yet. */
    parentalControlStatus: z.enum(['off', 'pending', 'on']),
    /** Null unless the control is on. */
    restrictedTitles: restrictedTitles.nullable(),
    registeredVia: z.string(),
    autoplayNextEpisode: z.boolean(),
    autoplayTrailer: z.boolean(),
    /** Hides details of episodes that the user has not started. */
    hidesSpoilers: z.boolean(),
    /** In which videos start; null is the title's own. */
    audioLanguage: z.string().nullable(),
    /** `off` shows none; null leaves it to the browser. */
    subtitleLanguage: z.string().nullable(),
    /** The profile that the session has opened; null if it has none. */
    profileId: id.nullable(),
    /** The main profile first, then by age. */
    profileDetails: z.array(profile),
  })
  .meta({ id: 'User' })

/** BCP 47, as the tracks of a video have it. */
const languageTag = z.string().max(35).regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/)

const userChange = z
  .object({
    name: z.string().max(200).nullable(),
    /** Date only, `YYYY-MM-DD`, of an adult. */
    dateOfBirth: z.string().max(32).nullable(),
    autoplayNextEpisode: z.boolean(),
    autoplayTrailer: z.boolean(),
    hidesSpoilers: z.boolean(),
    audioLanguage: languageTag.nullable(),
    /** `off` shows none. */
    subtitleLanguage: languageTag.nullable(),
  })
  .partial()

const activationCode = z
  .object({
    /** The TV's secret. */
    deviceCode: z.string(),
    /** What the viewer types, without a dash. */
    activationCode: z.string(),
    verificationUri: z.url(),
    /** The same with the code, for a QR code. */
    verificationUriComplete: z.url(),
    /** Seconds. */
    expiresIn: z.number().int(),
    interval: z.number().int(),
  })
  .meta({ id: 'ActivationCode' })

/** The TV that asks, for the user to recognise. */
const activation = z
  .object({
    activationId: id,
    deviceName: z.string().nullable(),
    model: z.string().nullable(),
    /** Country of the TV's IP; null if unknown. */
    place: countryCode.nullable(),
    requestedAt: instant,
    expiresAt: instant,
    /** The user's masked email or phone number. */
    account: z.string().nullable(),
    /** Without a free device the TV waits until one is removed. */
    isDeviceLimitReached: z.boolean(),
  })
  .meta({ id: 'Activation' })

/** A way in which the account can prove its user. `to` is the contact that gets the code. */
const stepUpMethod = z
  .object({ type: z.enum(['phone', 'email', 'password', 'passkey', 'google', 'apple', 'facebook']), to: z.string().nullable() })
  .meta({ id: 'StepUpMethod' })

const socialProvider = z.enum(['google', 'apple', 'facebook'])

/** An account at a provider that opens this one. */
const socialAccount = z.object({ provider: socialProvider, linkedAt: instant, lastUsedAt: instant }).meta({ id: 'SocialAccount' })

const passkey = z
  .object({ id, name: z.string().nullable(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' })

const webAuthnOptions = z.object({ options: webAuthnJson }).meta({ id: 'WebAuthnOptions' })

/** Sign-in, session and device calls. A code requires `true` as consent. */
export const identity = {
  signInCode: {
    body: z.union([
      z.object({
        phoneNumber,
        acceptTermsAndConditions: z.literal(true),
        otpInWhatsApp: z.boolean().default(false),
        botToken,
        browserId: askingBrowser,
      }),
      z.object({ email, acceptTermsAndConditions: consent, botToken, browserId: askingBrowser }),
    ]),
    ok: codeSent,
  },
  resendCode: {
    body: z.union([z.object({ deviceId: flowId, preAuthSessionId: flowId, otpInWhatsApp: z.boolean().optional() }), z.object({ phoneNumber })]),
    ok: codeSent,
  },
  consumeCode: {
    body: z.object({
      deviceId: z.string().max(140),
      preAuthSessionId: flowId,
      userInputCode: z.string().max(16),
      browserId: browserId.optional(),
      purpose: forActivation.optional(),
    }),
    ok: loginResult,
  },
  signInWithPassword: { body: z.object({ email, password: z.string().min(1).max(1_024), deviceId: browserId, botToken }), ok: loginResult },
  signInWithProvider: {
    params: z.object({ provider: socialProvider }),
    body: z.union([
      z.object({ googleToken: providerToken, nonce, deviceId: browserId, acceptTermsAndConditions: consent }),
      z.object({ identityToken: providerToken, nonce, deviceId: browserId, acceptTermsAndConditions: consent }),
      z.object({ facebookToken: providerToken, deviceId: browserId, acceptTermsAndConditions: consent }),
    ]),
    ok: loginResult,
  },
  passkeyChallenge: { ok: webAuthnOptions },
  signInWithPasskey: { body: z.object({ response: webAuthnJson, deviceId: browserId }), ok: loginResult },
  createLink: { body: z.object({ purpose: forActivation.optional() }).optional(), ok: z.object({ token: z.string(), expiresAt: instant }).meta({ id: 'SignInLink' }) },
  exchangeLink: { body: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,128}$/), deviceId: browserId, purpose: forActivation.optional() }), ok: loginResult },
  forgotPassword: { body: z.object({ email, botToken }), ok: z.undefined() },
  changePassword: { body: z.object({ newPassword: z.string().min(8).max(1_024), resetToken }), ok: z.undefined() },
  addPhoneNumber: { body: z.object({ phoneNumber }), ok: z.undefined() },
  verifyPhone: { body: z.object({ otp: z.string().max(16), phoneNumber }), ok: z.undefined() },
  addEmail: { body: z.object({ email }), ok: z.undefined() },
  verifyEmail: { body: z.object({ otp: z.string().max(16), email }), ok: z.undefined() },
  /** With the token of the link that the previous phone number or email got. Ends all sessions. */
  revertContact: { body: z.object({ token: resetToken }), ok: z.undefined() },
  setPassword: { body: z.object({ newPassword: z.string().min(8).max(1_024) }), ok: z.undefined() },
  stepUpMethods: { ok: z.object({ methods: z.array(stepUpMethod) }) },
  stepUpCode: { body: z.object({ channel: z.enum(['phone', 'email']) }), ok: z.undefined() },
  stepUp: {
    body: z.union([
      z.object({ otp: z.string().max(16) }),
      z.object({ password: z.string().min(1).max(1_024) }),
      z.object({ response: webAuthnJson }),
      z.object({ googleToken: providerToken, nonce }),
      z.object({ identityToken: providerToken, nonce }),
      z.object({ facebookToken: providerToken }),
    ]),
    ok: z.object({ sAccessToken: z.string() }).meta({ id: 'SteppedUp' }),
  },
  /** Also changes the PIN and the rating, and replaces a forgotten PIN. A code to the owner completes it. */
  enableParentalControl: {
    body: z.object({ pin, maturityRating: z.string().max(16), restrictedTitles: restrictedTitles.default('ask') }),
    ok: parentalCodeSent,
  },
  /** The PIN does not disable the control, a code to the owner does. */
  disableParentalControl: { body: z.object({}).optional(), ok: parentalCodeSent },
  /** Completes the newest change. Access tokens from before are refused with TOKEN_EXPIRED. */
  verifyParentalOtp: {
    body: z.object({ otp: z.string().max(16) }),
    ok: z.object({ parentalControlStatus: z.enum(['off', 'on']), maturityRating: z.string().nullable(), restrictedTitles: restrictedTitles.nullable() }).meta({ id: 'ParentalControl' }),
  },
  /** The grant belongs to this session and profile, and ends with the next change of the control. */
  verifyPin: { body: z.object({ pin }), ok: z.object({ grant: z.string(), expiresAt: instant }).meta({ id: 'ParentalGrant' }) },
  /** A Standard profile starts with the parental control of the profile that creates it. CONFLICT: with `field` the name is taken, without it there are five. */
  createProfile: {
    body: z.object({ name: profileName, avatar, profileType: z.enum(['Standard', 'Kids']).default('Standard'), kidsRating: kidsRating.default('U') }),
    ok: profile,
  },
  /** Absent fields stay. `pin: null` removes the PIN. The main profile's type stays. */
  changeProfile: {
    params: z.object({ id }),
    body: z.object({ name: profileName, avatar, profileType: z.enum(['Standard', 'Kids']), kidsRating, pin: pin.nullable() }).partial(),
    ok: profile,
  },
  removeProfile: { params: z.object({ id }), ok: z.undefined() },
  /** 403 PIN_REQUIRED without a PIN that is needed: `field` is `pin` for the profile's own, `parentalPin` for the owner's to leave a Kids profile, which a new proof of identity replaces. */
  selectProfile: { params: z.object({ id }), body: z.object({ pin: pin.optional() }).optional(), ok: refreshed },
  /** For a forgotten PIN. The proof of identity has to be newer than the login, and than the open profile. */
  removeProfilePin: { params: z.object({ id }), ok: z.undefined() },
  passkeys: { ok: listOf(passkey, {}) },
  newPasskeyOptions: { ok: webAuthnOptions },
  addPasskey: { body: z.object({ response: webAuthnJson, name: z.string().trim().min(1).max(80).optional() }), ok: passkey },
  removePasskey: { params: z.object({ id }), ok: z.undefined() },
  socialAccounts: { ok: listOf(socialAccount, {}) },
  linkSocialAccount: {
    params: z.object({ provider: socialProvider }),
    body: z.union([z.object({ googleToken: providerToken, nonce }), z.object({ identityToken: providerToken, nonce }), z.object({ facebookToken: providerToken })]),
    ok: z.undefined(),
  },
  /** The last sign-in method of an account cannot be removed: CONFLICT with the field `signInMethod`. */
  unlinkSocialAccount: { params: z.object({ provider: socialProvider }), ok: z.undefined() },
  refreshSession: { ok: refreshed },
  /** Credentials of the Bearer scheme (RFC 6750). */
  anonymousToken: { ok: z.string().regex(/^[\w.~+/=-]+$/) },
  countryList: { query: z.object({ language: language.default('english') }), ok: listOf(country, {}) },
  /**
   * Accessibility feedback for support. Contains nothing about the user except the text itself; the response has a
   * reference number.
   */
  sendFeedback: {
    query: z.object({ language: language.optional() }),
    body: z.object({ text: z.string().min(1).max(4_000), page: z.string().max(500).default(''), email: email.default('') }),
    ok: z.object({ requestId: z.string() }).meta({ id: 'FeedbackTaken' }),
  },
  user: { ok: user },
  /** Sends the code that confirms it; `to` is masked. Null for an account without a contact: there the proof of identity is enough. */
  requestDeletion: { ok: z.object({ to: z.string().nullable() }) },
  /** Deletes the account after the grace period, and ends all its sessions. */
  verifyDeletion: { body: z.object({ otp: z.string().max(32).optional() }), ok: z.object({ deletesAt: instant }) },
  /** Null unless the account is being deleted. */
  deletion: { ok: z.object({ deletesAt: instant.nullable() }) },
  keepAccount: { ok: z.undefined() },
  deleteNow: { ok: z.undefined() },
  /** A link to one zip with everything about the user, for a minute and without a token. */
  exportData: { query: z.object({ language: language.optional() }), ok: z.object({ url: z.string(), expiresAt: instant }) },
  /** Changes what the request names. Null clears. */
  changeUser: { body: userChange, ok: z.undefined() },
  /** The same as `changeUser`. */
  patchUser: { body: userChange, ok: z.undefined() },
  devices: { ok: listOf(device, {}) },
  removeDevices: { body: z.object({ sessionHandles: z.array(id).min(1).max(100) }), ok: z.undefined() },
  /** Logs out all other devices, also those over the device limit, which `devices` does not list. */
  removeOtherDevices: { ok: z.undefined() },
  /** Null gives the device its original name back. `id` is its `sessionHandle`. */
  renameDevice: { params: z.object({ id }), body: z.object({ name: z.string().max(200).nullable() }), ok: z.undefined() },
  activationCode: { body: z.object({ deviceId: tvId, deviceName: tvText, model: tvText }), ok: activationCode },
  pollActivationCode: { body: z.object({ deviceCode: z.string().regex(/^[A-Za-z0-9_-]{43}$/), deviceId: tvId }), ok: loginResult },
  /** Without a decision it looks the code up; with `activationId` and `decision` it decides. */
  verifyActivationCode: {
    body: z.object({ activationCode: z.string().max(64), activationId: id.optional(), decision: z.enum(['allow', 'deny', 'release']).optional() }),
    ok: z.union([activation, z.object({ result: z.enum(['allowed', 'denied', 'released']), isDeviceLimitReached: z.boolean() }).meta({ id: 'ActivationResult' })]),
  },
  logout: { ok: z.undefined() },
}
