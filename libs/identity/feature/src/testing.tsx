import { anApi } from '@ott/api-client/testing'
import type { TestServer } from '@ott/api-client/testing'
import type { Call } from '@ott/api-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import bn from './deferred-messages.bn.json' with { type: 'json' }
import en from './deferred-messages.en.json' with { type: 'json' }
import type { OtpChannels } from '@ott/identity'
import type { SignInOptions } from './sign-in/sign-in-options.ts'

const words: Record<'en' | 'bn', Record<string, string>> = { en, bn }

/** Messages of this library and a query client of its own, for tests and stories. */
export function TestProviders({ locale = 'en', children }: { locale?: 'en' | 'bn'; children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <IntlProvider locale={locale} messages={words[locale]}>{children}</IntlProvider>
    </QueryClientProvider>
  )
}

export const countries = [
  { countryCode: 'BD', countryName: 'Bangladesh', phoneCode: '880', isCurrent: false },
  { countryCode: 'IN', countryName: 'India', phoneCode: '91', isCurrent: true },
  { countryCode: 'GB', countryName: 'United Kingdom', phoneCode: '44', isCurrent: false },
]

const bengaliCountries = [
  { countryCode: 'BD', countryName: 'বাংলাদেশ', phoneCode: '880', isCurrent: false },
  { countryCode: 'IN', countryName: 'ভারত', phoneCode: '91', isCurrent: true },
  { countryCode: 'GB', countryName: 'যুক্তরাজ্য', phoneCode: '44', isCurrent: false },
]

/** An installation with every provider configured. */
export const allOtpChannels: OtpChannels = { mobile: true, email: true }

export const allSignInOptions: SignInOptions = { providers: ['google', 'apple', 'facebook'], botCheck: null, whatsApp: false }

export const devices = [
  { sessionHandle: 'here', isCurrentDevice: true, name: 'Chrome on Windows', model: null, platform: 'web', lastActiveAt: '2026-11-21T05:00:00Z', countryCode: 'IN' },
  { sessionHandle: 'tv', isCurrentDevice: false, name: 'Living room TV', model: 'XR-55A80J' as string | null, platform: 'tv', lastActiveAt: '2026-11-20T12:00:00Z', countryCode: 'IN' },
  { sessionHandle: 'phone', isCurrentDevice: false, name: 'Chrome on Android', model: null, platform: 'web', lastActiveAt: '2026-11-18T12:00:00Z', countryCode: 'BD' },
  { sessionHandle: 'mac', isCurrentDevice: false, name: null, model: null, platform: 'web', lastActiveAt: '2026-09-02T12:00:00Z', countryCode: null },
]

export const user = {
  userId: 'u1',
  name: 'Mita' as string | null,
  dateOfBirth: null as string | null,
  phoneNumber: '+919830041207',
  isPhoneNumberVerified: true,
  email: 'mita@example.org',
  hasPassword: true,
  autoplayTrailer: true,
  autoplayNextEpisode: true,
  hidesSpoilers: false,
  audioLanguage: null as string | null,
  subtitleLanguage: null as string | null,
  maturityRating: null as string | null,
  parentalControlStatus: 'off' as 'off' | 'on',
  restrictedTitles: null as 'ask' | 'hide' | null,
  profileId: 'p1' as string | null,
  profileDetails: [
    { id: 'p1', userId: 'u1', profileType: 'Master', name: 'Mita', avatar: 'amber', hasPin: true, kidsRating: null },
    { id: 'p2', userId: 'u1', profileType: 'Standard', name: 'Rafi', avatar: 'teal', hasPin: false, kidsRating: null },
    { id: 'p3', userId: 'u1', profileType: 'Kids', name: 'Mim', avatar: 'coral', hasPin: false, kidsRating: 'U/A 7+' },
  ],
}

export const socialAccounts = [{ provider: 'google', linkedAt: '2026-09-02T12:00:00Z', lastUsedAt: '2026-11-20T12:00:00Z' }]

export const passkeys = [
  { id: 'laptop', name: 'Chrome on Windows', createdAt: '2026-09-02T12:00:00Z', lastUsedAt: '2026-11-20T12:00:00Z' },
  { id: 'unnamed', name: null, createdAt: '2026-11-18T12:00:00Z', lastUsedAt: null },
]

export const stepUpMethods = [
  { type: 'phone', to: '+919830041207' },
  { type: 'email', to: 'mita@example.org' },
  { type: 'password', to: null },
  { type: 'passkey', to: null },
  { type: 'google', to: null },
]

export const signedIn = {
  userId: 'u1',
  accessToken: 'access',
  refreshToken: 'refresh',
  sAccessToken: 'access',
  sRefreshToken: 'refresh',
  isDeviceLimitReached: false,
}

/** Default server of tests and stories: every call succeeds. */
const successfulServer: TestServer = ({ method, path }) => {
  if (path.includes('/anonymous-token')) return { text: 'anonymous' }
  if (path.includes('/country-list')) return { json: { items: path.includes('bengali') ? bengaliCountries : countries } }
  if (path.endsWith('/users')) return method === 'GET' ? { json: user } : { status: 204 }
  if (path.endsWith('/users/social-accounts')) return { json: { items: socialAccounts } }
  if (path.endsWith('/passkeys/options')) return { json: { options: {} } }
  if (path.endsWith('/users/passkeys')) return method === 'GET' ? { json: { items: passkeys } } : { json: passkeys[0] }
  if (path.endsWith('/select')) return { json: { sAccessToken: 'opened', sRefreshToken: 'refresh', isDeviceLimitReached: false } }
  if (/\/profiles\/[^/]+\/pin$/.test(path) || (method === 'DELETE' && /\/users\/profiles\//.test(path))) return { status: 204 }
  if (/\/users\/profiles/.test(path)) return { json: user.profileDetails[1] }
  if (/\/devices\/|\/passkeys\/|\/social-accounts\/|\/add-phone-number|\/verify-phone|\/add-email|\/verify-email|\/set-password|\/revert-contact|\/step-up\/code|\/change-password/.test(path)) return { status: 204 }
  if (/\/(enable|disable)-parental-control/.test(path)) return { json: { parentalControlStatus: 'pending', to: '+91******1207' } }
  if (path.endsWith('/parental-control/verify-otp')) return { json: { parentalControlStatus: 'on', maturityRating: 'U/A 13+', restrictedTitles: 'ask' } }
  if (path.endsWith('/parental-control/verify-pin')) return { json: { grant: 'grant', expiresAt: '2026-11-21T16:00:00Z' } }
  if (path.endsWith('/step-up')) return { json: method === 'GET' ? { methods: stepUpMethods } : { sAccessToken: 'confirmed' } }
  if (path.includes('/users/devices')) return { json: { items: devices } }
  if (/\/code\/consume|\/signin\/email|\/social-account\//.test(path)) return { json: signedIn }
  if (path.endsWith('/forgot-password')) return { status: 204 }
  return { json: { deviceId: 'flow', preAuthSessionId: 'session' } }
}

/** A signed-in client; `otherwise` overrides responses by the ending of the path. */
export function aSuccessfulApi(otherwise: Record<string, TestServer> = {}) {
  return anApi((request) => {
    const ending = Object.keys(otherwise).find((end) => request.path.split('?')[0]?.endsWith(end))
    return ending === undefined ? successfulServer(request) : (otherwise[ending] ?? successfulServer)(request)
  }, { accessToken: 'access', refreshToken: 'refresh' })
}

export const settingsHrefs = { account: '#account', playback: '#playback', parental: '#parental', devices: '#devices', help: '#help' }

export const neverAnswers: Call = () => new Promise(() => {})

export const errorAnswer = (errorCode: string, more: object = {}, status = 400): TestServer =>
  () => ({ status, json: { errorCode, message: errorCode, ...more } })

export const localeOf = ({ locale }: { locale?: unknown }) => (locale === 'bn' ? 'bn' : 'en')
