import { join } from 'node:path'
import { checkDemoHost } from '@ott/brand/demo-host'
import { readSignInConfig } from './auth/sign-in-config.ts'
import type { SignInConfig } from './auth/sign-in-config.ts'

export type Config = {
  port: number
  host: string
  /** The internal URL of the API and the media origin. */
  apiUrl: string
  /** The public origin; null: the `Host` of each request. */
  siteOrigin: string | null
  /** Further names that a `Host` header may contain, in lower case. */
  allowedHosts: string[]
  /** True behind https: enables secure cookies and HSTS. */
  isSecure: boolean
  /** The folder of the image cache and its size limit. */
  cacheFolder: string
  cacheBytes: number
  /** IPs of proxies whose forwarded headers are trusted. */
  trustedProxies: string[]
  /** The header with the viewer's country, set by a trusted proxy. */
  countryHeader: string
  /** Of `/metrics`; null: there are none. */
  metricsPort: number | null
  metricsHost: string
  /** Not in live mode. */
  isDemo: boolean
  signIn: SignInConfig
}

/** Parses the environment. Throws an error that names the invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  checkDemoHost(env)
  if (env.OTT_MODE === 'live') {
    checkLiveOrigin(env, 'SITE_ORIGIN')
    checkLiveOrigin(env, 'ACTIVATE_ORIGIN')
    checkLivePayment(env)
  }
  return {
    port: wholeNumber(env, 'PORT', 3000),
    host: env.HOST || '127.0.0.1',
    apiUrl: env.API_URL ?? 'http://127.0.0.1:4000',
    siteOrigin: origin(env, 'SITE_ORIGIN'),
    allowedHosts: (env.ALLOWED_HOSTS ?? '').toLowerCase().split(',').map((name) => name.trim()).filter((name) => name !== ''),
    isSecure: env.SITE_ORIGIN?.startsWith('https:') ?? false,
    cacheFolder: env.PICTURE_CACHE ?? join(import.meta.dirname, '../../../.data/picture-cache'),
    cacheBytes: wholeNumber(env, 'PICTURE_CACHE_MB', 512) * 1024 * 1024,
    trustedProxies: (env.TRUSTED_PROXIES ?? '127.0.0.1,::1').split(','),
    countryHeader: env.COUNTRY_HEADER ?? 'x-country',
    metricsPort: env.WEB_METRICS_PORT ? wholeNumber(env, 'WEB_METRICS_PORT', 0) : null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    isDemo: env.OTT_MODE !== 'live',
    signIn: readSignInConfig(env),
  }
}

/** Without it a client would choose the origin by its `Host`, and without https cookies and HSTS would be unprotected. */
function checkLiveOrigin(env: NodeJS.ProcessEnv, name: 'SITE_ORIGIN' | 'ACTIVATE_ORIGIN'): void {
  const text = env[name]
  if (!text) throw new Error(`${name} is missing`)
  if (!text.startsWith('https:')) throw new Error(`${name} is ${text}; live mode requires https`)
}

/** The demo's script of the payment provider takes every card. */
function checkLivePayment({ STRIPE_JS_URL: scriptUrl, STRIPE_PUBLISHABLE_KEY: key }: NodeJS.ProcessEnv): void {
  if (scriptUrl) throw new Error('STRIPE_JS_URL is for the sandbox and refused in live mode')
  if (key?.startsWith('pk_test_')) throw new Error('STRIPE_PUBLISHABLE_KEY is for tests and refused in live mode')
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  if (!/^\d{1,7}$/.test(text)) throw new Error(`${name} is ${text}; it must be a whole number`)
  return Number(text)
}

function origin(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`${name} is ${text}; it must be a URL`)
  return new URL(text).origin
}
