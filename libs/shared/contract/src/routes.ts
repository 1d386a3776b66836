/**
 * The token that a call needs: none; at least an anonymous one; a signed-in user's; a signed-in user's or an
 * activator's; these, or a user's over the device limit; a signed-in user's, or one's over the device limit; a
 * signed-in user's, also before a profile is chosen; a signed-in user's even over the device limit and after its
 * session ended; a signed-in user's or none; anybody's or none, where one that is not valid counts as none; a refresh token.
 */
export type Bearer = 'none' | 'anonymous' | 'user' | 'activator' | 'limitedUser' | 'ownUser' | 'anyProfile' | 'endedUser' | 'optional' | 'anyone' | 'refresh'

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for parameters. */
  path: string
  bearer: Bearer
  /** Format of the response, JSON by default. */
  answer?: 'text' | 'none'
  /** Of a success, if not 200 or 204. */
  status?: 202
  /** The largest body, if it may exceed 64 KiB. */
  maxBodyBytes?: number
  /** The header `parental-grant` carries the grant of `verifyPin`. */
  usesParentalGrant?: true
  /** Requires a proof of identity within the last ten minutes. The code that completes a change needs no other one. */
  needsStepUp?: true
}

const contents = '/contents/api/v1'
const core = '/core/api/v1'
const analytics = '/analytics/api/v1'
const subscription = '/subscription/ott/api'

/** Every call as plain data without a schema library, so that browsers can load it. */
export const routes = {
  signInCode: { method: 'POST', path: `${core}/auth/signinup/code`, bearer: 'none' },
  resendCode: { method: 'POST', path: `${core}/auth/signinup/code/resend`, bearer: 'optional' },
  consumeCode: { method: 'POST', path: `${core}/auth/signinup/code/consume`, bearer: 'none' },
  signInWithPassword: { method: 'POST', path: `${core}/auth/signin/email`, bearer: 'none' },
  signInWithProvider: { method: 'POST', path: `${core}/auth/signinup/social-account/:provider`, bearer: 'none' },
  passkeyChallenge: { method: 'POST', path: `${core}/auth/signin/passkey/challenge`, bearer: 'none' },
  signInWithPasskey: { method: 'POST', path: `${core}/auth/signin/passkey`, bearer: 'none' },
  createLink: { method: 'POST', path: `${core}/auth/session/link`, bearer: 'user' },
  exchangeLink: { method: 'POST', path: `${core}/auth/session/exchange`, bearer: 'none' },
  refreshSession: { method: 'POST', path: `${core}/auth/session/refresh`, bearer: 'refresh' },
  anonymousToken: { method: 'GET', path: `${core}/users/anonymous-token`, bearer: 'none', answer: 'text' },
  countryList: { method: 'GET', path: `${core}/misc/country-list`, bearer: 'none' },
  sendFeedback: { method: 'POST', path: `${core}/misc/feedback`, bearer: 'anonymous' },
  user: { method: 'GET', path: `${core}/users`, bearer: 'anyProfile' },
  changeUser: { method: 'PUT', path: `${core}/users`, bearer: 'user', answer: 'none' },
  patchUser: { method: 'PATCH', path: `${core}/users`, bearer: 'user', answer: 'none' },
  forgotPassword: { method: 'POST', path: `${core}/users/forgot-password`, bearer: 'none', answer: 'none' },
  changePassword: { method: 'POST', path: `${core}/users/change-password`, bearer: 'none', answer: 'none' },
  addPhoneNumber: { method: 'PUT', path: `${core}/users/add-phone-number`, bearer: 'user', answer: 'none', needsStepUp: true },
  verifyPhone: { method: 'POST', path: `${core}/users/verify-phone`, bearer: 'user', answer: 'none' },
  addEmail: { method: 'PUT', path: `${core}/users/add-email`, bearer: 'user', answer: 'none', needsStepUp: true },
  verifyEmail: { method: 'POST', path: `${core}/users/verify-email`, bearer: 'user', answer: 'none' },
  revertContact: { method: 'POST', path: `${core}/users/revert-contact`, bearer: 'none', answer: 'none' },
  setPassword: { method: 'POST', path: `${core}/users/set-password`, bearer: 'user', answer: 'none', needsStepUp: true },
  stepUpMethods: { method: 'GET', path: `${core}/auth/step-up`, bearer: 'ownUser' },
  stepUpCode: { method: 'POST', path: `${core}/auth/step-up/code`, bearer: 'ownUser', answer: 'none' },
  stepUp: { method: 'POST', path: `${core}/auth/step-up`, bearer: 'ownUser' },
  enableParentalControl: { method: 'POST', path: `${core}/users/enable-parental-control`, bearer: 'user' },
  disableParentalControl: { method: 'POST', path: `${core}/users/disable-parental-control`, bearer: 'user', needsStepUp: true },
  verifyParentalOtp: { method: 'POST', path: `${core}/users/parental-control/verify-otp`, bearer: 'user' },
  verifyPin: { method: 'POST', path: `${core}/users/parental-control/verify-pin`, bearer: 'user' },
  createProfile: { method: 'POST', path: `${core}/users/profiles`, bearer: 'user' },
  changeProfile: { method: 'PUT', path: `${core}/users/profiles/:id`, bearer: 'user' },
  removeProfile: { method: 'DELETE', path: `${core}/users/profiles/:id`, bearer: 'user', answer: 'none' },
  selectProfile: { method: 'POST', path: `${core}/users/profiles/:id/select`, bearer: 'anyProfile' },
  removeProfilePin: { method: 'DELETE', path: `${core}/users/profiles/:id/pin`, bearer: 'anyProfile', answer: 'none', needsStepUp: true },
  passkeys: { method: 'GET', path: `${core}/users/passkeys`, bearer: 'user' },
  newPasskeyOptions: { method: 'POST', path: `${core}/users/passkeys/options`, bearer: 'user', needsStepUp: true },
  addPasskey: { method: 'POST', path: `${core}/users/passkeys`, bearer: 'user', needsStepUp: true },
  removePasskey: { method: 'DELETE', path: `${core}/users/passkeys/:id`, bearer: 'user', answer: 'none', needsStepUp: true },
  requestDeletion: { method: 'POST', path: `${core}/users/deletion`, bearer: 'user', needsStepUp: true },
  verifyDeletion: { method: 'POST', path: `${core}/users/deletion/verify-otp`, bearer: 'user' },
  deletion: { method: 'GET', path: `${core}/users/deletion`, bearer: 'ownUser' },
  keepAccount: { method: 'POST', path: `${core}/users/deletion/keep`, bearer: 'ownUser', answer: 'none' },
  deleteNow: { method: 'POST', path: `${core}/users/deletion/now`, bearer: 'ownUser', answer: 'none', needsStepUp: true },
  exportData: { method: 'POST', path: `${core}/users/export`, bearer: 'ownUser', needsStepUp: true },
  socialAccounts: { method: 'GET', path: `${core}/users/social-accounts`, bearer: 'user' },
  linkSocialAccount: { method: 'POST', path: `${core}/users/social-accounts/:provider`, bearer: 'user', answer: 'none', needsStepUp: true },
  unlinkSocialAccount: { method: 'DELETE', path: `${core}/users/social-accounts/:provider`, bearer: 'user', answer: 'none', needsStepUp: true },
  devices: { method: 'GET', path: `${core}/users/devices`, bearer: 'limitedUser' },
  removeDevices: { method: 'POST', path: `${core}/users/devices/remove`, bearer: 'limitedUser', answer: 'none' },
  removeOtherDevices: { method: 'POST', path: `${core}/users/devices/remove-others`, bearer: 'user', answer: 'none' },
  renameDevice: { method: 'PUT', path: `${core}/users/devices/:id`, bearer: 'user', answer: 'none' },
  activationCode: { method: 'POST', path: `${core}/user-device/activation-code`, bearer: 'none' },
  pollActivationCode: { method: 'POST', path: `${core}/user-device/activation-code/poll`, bearer: 'none' },
  verifyActivationCode: { method: 'POST', path: `${core}/user-device/verify-activation-code`, bearer: 'activator' },
  logout: { method: 'POST', path: `${core}/users/logout`, bearer: 'endedUser', answer: 'none' },

  page: { method: 'GET', path: `${contents}/pages/:id`, bearer: 'anonymous' },
  modules: { method: 'GET', path: `${contents}/pages/:id/modules`, bearer: 'anonymous' },
  contents: { method: 'GET', path: `${contents}/contents`, bearer: 'anonymous' },
  videos: { method: 'GET', path: `${contents}/videos`, bearer: 'anonymous' },
  series: { method: 'GET', path: `${contents}/series`, bearer: 'anonymous' },
  addresses: { method: 'GET', path: `${contents}/addresses`, bearer: 'anonymous' },
  people: { method: 'GET', path: `${contents}/people`, bearer: 'anonymous' },
  search: { method: 'GET', path: `${contents}/search`, bearer: 'anonymous' },
  popularSearch: { method: 'GET', path: `${contents}/search/popular-search`, bearer: 'anonymous' },
  searchHistory: { method: 'GET', path: `${contents}/search/search-history`, bearer: 'user' },
  keepOpened: { method: 'POST', path: `${contents}/search/search-history`, bearer: 'user' },
  forgetOpened: { method: 'DELETE', path: `${contents}/search/search-history`, bearer: 'user', answer: 'none' },
  platform: { method: 'GET', path: `${contents}/platform`, bearer: 'anonymous' },

  trailer: { method: 'GET', path: `${contents}/trailer`, bearer: 'user', usesParentalGrant: true },
  entitlement: { method: 'POST', path: `${contents}/entitlement`, bearer: 'anonymous', usesParentalGrant: true },
  stopStream: { method: 'DELETE', path: `${contents}/streams/:id`, bearer: 'anonymous', answer: 'none' },
  createParty: { method: 'POST', path: `${contents}/parties`, bearer: 'user' },
  joinParty: { method: 'POST', path: `${contents}/parties/:code`, bearer: 'user' },
  party: { method: 'GET', path: `${contents}/parties/:code`, bearer: 'user' },
  controlParty: { method: 'PUT', path: `${contents}/parties/:code`, bearer: 'user' },
  leaveParty: { method: 'DELETE', path: `${contents}/parties/:code`, bearer: 'user', answer: 'none' },
  collectEvents: { method: 'POST', path: `${analytics}/qoss`, bearer: 'anyone', status: 202, maxBodyBytes: 1_048_576 },
  consent: { method: 'GET', path: `${core}/users/consent`, bearer: 'anyProfile' },
  setConsent: { method: 'PUT', path: `${core}/users/consent`, bearer: 'user', answer: 'none' },
  watchHistory: { method: 'GET', path: `${analytics}/users/watchhistories/:id`, bearer: 'user' },
  becauseWatched: { method: 'GET', path: `${analytics}/users/watchhistories/:id/because`, bearer: 'user' },
  saveProgress: { method: 'POST', path: `${analytics}/users/watchhistories`, bearer: 'user', answer: 'none' },
  forgetWatched: { method: 'DELETE', path: `${analytics}/users/watchhistories/:id/:contentId`, bearer: 'user', answer: 'none' },
  clearHistory: { method: 'DELETE', path: `${analytics}/users/watchhistories/:id`, bearer: 'user', answer: 'none' },
  setAside: { method: 'POST', path: `${analytics}/users/watchhistories/:id/aside`, bearer: 'user', answer: 'none' },
  setHidden: { method: 'POST', path: `${analytics}/users/watchhistories/:id/hidden`, bearer: 'user', answer: 'none' },
  profileContents: { method: 'GET', path: `${core}/users/profiles/:id/contents/:contentId`, bearer: 'user' },
  watchList: { method: 'GET', path: `${core}/users/watch-list/:id`, bearer: 'user' },
  addToWatchList: { method: 'POST', path: `${core}/users/watch-list/:id`, bearer: 'user', answer: 'none' },
  removeFromWatchList: { method: 'DELETE', path: `${core}/users/watch-list/:id`, bearer: 'user', answer: 'none' },
  ratings: { method: 'GET', path: `${core}/users/profiles/:id/contentRatings`, bearer: 'user' },
  rate: { method: 'POST', path: `${core}/users/profiles/:id/contentRatings`, bearer: 'user' },
  changeRating: { method: 'PATCH', path: `${core}/users/profiles/:id/contentRatings/:ratingId`, bearer: 'user', answer: 'none' },
  removeRating: { method: 'DELETE', path: `${core}/users/profiles/:id/contentRatings/:ratingId`, bearer: 'user', answer: 'none' },
  addReminder: { method: 'POST', path: `${core}/users/profiles/:id/reminders`, bearer: 'user', answer: 'none' },
  removeReminder: { method: 'DELETE', path: `${core}/users/profiles/:id/reminders/:contentId`, bearer: 'user', answer: 'none' },

  plans: { method: 'GET', path: `${subscription}/plan`, bearer: 'anonymous' },
  gift: { method: 'POST', path: `${subscription}/plan/gift`, bearer: 'user' },
  gifts: { method: 'GET', path: `${subscription}/plan/gift`, bearer: 'user' },
  mailGift: { method: 'POST', path: `${subscription}/plan/gift/:id/mail`, bearer: 'user' },
  redeem: { method: 'POST', path: `${subscription}/plan/redeem`, bearer: 'user' },
  quote: { method: 'POST', path: `${subscription}/plan/quote`, bearer: 'user' },
  coupon: { method: 'POST', path: `${subscription}/plan/coupon/valid`, bearer: 'user' },
  stripeSetupIntent: { method: 'POST', path: `${subscription}/vl/stripe/setup-intent`, bearer: 'user' },
  stripeValidateCustomer: { method: 'POST', path: `${subscription}/vl/stripe/validate-stripe-customer`, bearer: 'user' },
  stripeSubscribe: { method: 'POST', path: `${subscription}/vl/stripe/subscribe`, bearer: 'user' },
  subscribe: { method: 'POST', path: `${subscription}/plan/subscribe`, bearer: 'user' },
  startPayment: { method: 'POST', path: `${subscription}/payment/start`, bearer: 'user' },
  order: { method: 'PATCH', path: `${subscription}/payment/order/:id`, bearer: 'user' },
  cards: { method: 'GET', path: `${subscription}/cards`, bearer: 'user' },
  setDefaultCard: { method: 'PUT', path: `${subscription}/cards/:id/default`, bearer: 'user' },
  removeCard: { method: 'DELETE', path: `${subscription}/cards/:id`, bearer: 'user' },
  cancelSubscription: { method: 'GET', path: `${subscription}/user/subscription/cancel`, bearer: 'user' },
  postCancelSubscription: { method: 'POST', path: `${subscription}/user/subscription/cancel`, bearer: 'user' },
  resumeSubscription: { method: 'POST', path: `${subscription}/user/subscription/resume`, bearer: 'user' },
  changePlan: { method: 'POST', path: `${subscription}/user/subscription/change`, bearer: 'user' },
  cancelPlanChange: { method: 'POST', path: `${subscription}/user/subscription/change/cancel`, bearer: 'user' },
  pauseSubscription: { method: 'POST', path: `${subscription}/user/subscription/pause`, bearer: 'user' },
  payRenewal: { method: 'POST', path: `${subscription}/user/subscription/renew`, bearer: 'user' },
  refundSubscription: { method: 'POST', path: `${subscription}/user/subscription/refund`, bearer: 'user' },
  withdrawSubscription: { method: 'POST', path: `${subscription}/user/subscription/withdraw`, bearer: 'user' },
  billingHistory: { method: 'GET', path: `${subscription}/user/subscription/billing-history`, bearer: 'user' },
  invoice: { method: 'POST', path: `${subscription}/payment/invoice`, bearer: 'user' },
  userSubscription: { method: 'GET', path: `${subscription}/user/subscription`, bearer: 'user' },
} as const satisfies Record<string, Route>

/** Maximum age of a mutation that waited for a connection: one year. Clients cap higher ages to it. */
export const maxAgeSeconds = 31_536_000

/**
 * Maximum duration of a call, and so the maximum error of a time computed from its arrival. A slower call would count
 * as newer than it is.
 */
export const maxCallSeconds = 15

export type CallName = keyof typeof routes
