/**
 * Every call as plain data without a schema library, so that browsers can load it. `bearer`: no token, any token, a
 * signed-in user's, also a parked user's, optional, or a refresh token.
 */
export type Bearer = 'none' | 'anybody' | 'viewer' | 'parked' | 'optional' | 'refresh'

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for parameters. */
  path: string
  bearer: Bearer
  /** Format of the response, JSON by default. */
  answer?: 'text' | 'none'
}

const contents = '/contents/api/v1'
const core = '/core/api/v1'
const analytics = '/analytics/api/v1'
const subscription = '/subscription/ott/api'

export const routes = {
  signInCode: { method: 'POST', path: `${core}/auth/signinup/code`, bearer: 'none' },
  resendCode: { method: 'POST', path: `${core}/auth/signinup/code/resend`, bearer: 'optional' },
  consumeCode: { method: 'POST', path: `${core}/auth/signinup/code/consume`, bearer: 'none' },
  signInWithPassword: { method: 'POST', path: `${core}/auth/signin/email`, bearer: 'none' },
  signInWithProvider: { method: 'POST', path: `${core}/auth/signinup/social-account/:provider`, bearer: 'none' },
  passkeyChallenge: { method: 'POST', path: `${core}/auth/signin/passkey/challenge`, bearer: 'none' },
  signInWithPasskey: { method: 'POST', path: `${core}/auth/signin/passkey`, bearer: 'none' },
  createLink: { method: 'POST', path: `${core}/auth/session/link`, bearer: 'viewer' },
  exchangeLink: { method: 'POST', path: `${core}/auth/session/exchange`, bearer: 'none' },
  refreshSession: { method: 'POST', path: `${core}/auth/session/refresh`, bearer: 'refresh' },
  anonymousToken: { method: 'GET', path: `${core}/users/anonymous-token`, bearer: 'none', answer: 'text' },
  countryList: { method: 'GET', path: `${core}/misc/country-list`, bearer: 'none' },
  sendFeedback: { method: 'POST', path: `${core}/misc/feedback`, bearer: 'anybody' },
  user: { method: 'GET', path: `${core}/users`, bearer: 'viewer' },
  changeUser: { method: 'PATCH', path: `${core}/users`, bearer: 'viewer', answer: 'none' },
  forgotPassword: { method: 'POST', path: `${core}/users/forgot-password`, bearer: 'none', answer: 'none' },
  changePassword: { method: 'POST', path: `${core}/users/change-password`, bearer: 'none', answer: 'none' },
  addPhoneNumber: { method: 'PUT', path: `${core}/users/add-phone-number`, bearer: 'viewer', answer: 'none' },
  verifyPhone: { method: 'POST', path: `${core}/users/verify-phone`, bearer: 'viewer', answer: 'none' },
  passkeys: { method: 'GET', path: `${core}/users/passkeys`, bearer: 'viewer' },
  newPasskeyOptions: { method: 'POST', path: `${core}/users/passkeys/options`, bearer: 'viewer' },
  addPasskey: { method: 'POST', path: `${core}/users/passkeys`, bearer: 'viewer' },
  removePasskey: { method: 'DELETE', path: `${core}/users/passkeys/:id`, bearer: 'viewer', answer: 'none' },
  devices: { method: 'GET', path: `${core}/users/devices`, bearer: 'parked' },
  removeDevices: { method: 'POST', path: `${core}/users/devices/remove`, bearer: 'parked', answer: 'none' },
  logout: { method: 'POST', path: `${core}/users/logout`, bearer: 'parked', answer: 'none' },

  page: { method: 'GET', path: `${contents}/pages/:id`, bearer: 'anybody' },
  modules: { method: 'GET', path: `${contents}/pages/:id/modules`, bearer: 'anybody' },
  contents: { method: 'GET', path: `${contents}/contents`, bearer: 'anybody' },
  videos: { method: 'GET', path: `${contents}/videos`, bearer: 'anybody' },
  series: { method: 'GET', path: `${contents}/series`, bearer: 'anybody' },
  addresses: { method: 'GET', path: `${contents}/addresses`, bearer: 'anybody' },
  people: { method: 'GET', path: `${contents}/people`, bearer: 'anybody' },
  search: { method: 'GET', path: `${contents}/search`, bearer: 'anybody' },
  popularSearch: { method: 'GET', path: `${contents}/search/popular-search`, bearer: 'anybody' },
  searchHistory: { method: 'GET', path: `${contents}/search/search-history`, bearer: 'viewer' },
  keepOpened: { method: 'POST', path: `${contents}/search/search-history`, bearer: 'viewer' },
  forgetOpened: { method: 'DELETE', path: `${contents}/search/search-history`, bearer: 'viewer', answer: 'none' },
  platform: { method: 'GET', path: `${contents}/platform`, bearer: 'anybody' },

  entitlement: { method: 'POST', path: `${contents}/entitlement`, bearer: 'anybody' },
  watchHistory: { method: 'GET', path: `${analytics}/users/watchhistories/:id`, bearer: 'viewer' },
  becauseWatched: { method: 'GET', path: `${analytics}/users/watchhistories/:id/because`, bearer: 'viewer' },
  saveProgress: { method: 'POST', path: `${analytics}/users/watchhistories`, bearer: 'viewer', answer: 'none' },
  forgetWatched: { method: 'DELETE', path: `${analytics}/users/watchhistories/:id/:contentId`, bearer: 'viewer', answer: 'none' },
  clearHistory: { method: 'DELETE', path: `${analytics}/users/watchhistories/:id`, bearer: 'viewer', answer: 'none' },
  setAside: { method: 'POST', path: `${analytics}/users/watchhistories/:id/aside`, bearer: 'viewer', answer: 'none' },
  setHidden: { method: 'POST', path: `${analytics}/users/watchhistories/:id/hidden`, bearer: 'viewer', answer: 'none' },
  profileContents: { method: 'GET', path: `${core}/users/profiles/:id/contents/:contentId`, bearer: 'viewer' },
  watchList: { method: 'GET', path: `${core}/users/watch-list/:id`, bearer: 'viewer' },
  addToWatchList: { method: 'POST', path: `${core}/users/watch-list/:id`, bearer: 'viewer', answer: 'none' },
  removeFromWatchList: { method: 'DELETE', path: `${core}/users/watch-list/:id`, bearer: 'viewer', answer: 'none' },
  ratings: { method: 'GET', path: `${core}/users/profiles/:id/contentRatings`, bearer: 'viewer' },
  rate: { method: 'POST', path: `${core}/users/profiles/:id/contentRatings`, bearer: 'viewer' },
  changeRating: { method: 'PATCH', path: `${core}/users/profiles/:id/contentRatings/:ratingId`, bearer: 'viewer', answer: 'none' },
  removeRating: { method: 'DELETE', path: `${core}/users/profiles/:id/contentRatings/:ratingId`, bearer: 'viewer', answer: 'none' },
  addReminder: { method: 'POST', path: `${core}/users/profiles/:id/reminders`, bearer: 'viewer', answer: 'none' },
  removeReminder: { method: 'DELETE', path: `${core}/users/profiles/:id/reminders/:contentId`, bearer: 'viewer', answer: 'none' },

  plans: { method: 'GET', path: `${subscription}/plan`, bearer: 'anybody' },
  userSubscription: { method: 'GET', path: `${subscription}/user/subscription`, bearer: 'viewer' },
} as const satisfies Record<string, Route>

/** Maximum age of a mutation that waited for a connection: one year. Clients cap higher ages to it. */
export const maxAgeSeconds = 31_536_000

/**
 * Maximum duration of a call, and so the maximum error of a time computed from its arrival. A slower call would count
 * as newer than it is.
 */
export const maxCallSeconds = 15

export type CallName = keyof typeof routes
