import { join, resolve } from 'node:path'
import { brand } from '@ott/brand'
import { chosenBrand } from '@ott/brand/choose'
import { checkDemoHost, isLoopback } from '@ott/brand/demo-host'
import { z } from 'zod'
import type { Destination } from '../analytics/destinations/destination.ts'
import { destinationUrls, readDestinations } from './destination-settings.ts'
import { licenceUrlSettings, readDrmSettings } from './drm-settings.ts'
import type { DrmSettings } from './drm-settings.ts'
import { readFeaturesOff } from './feature-flags.ts'
import type { FeaturesOff } from './feature-flags.ts'
import { testOverridesSchema, noOverrides } from './test-overrides.ts'
import type { TestOverrides } from './test-overrides.ts'

export type Config = {
  mode: 'demo' | 'live'
  host: string
  port: number
  siteId: string
  siteOrigin: string
  /** Origin of the pages on which a user allows a TV. */
  activateOrigin: string
  /** Null selects the embedded database in the data folder. */
  databaseUrl: string | null
  redisUrl: string | null
  dataDir: string
  secretsDir: string
  mediaDir: string
  /** Object storage of media; null keeps them in `mediaDir`. The endpoint is null for AWS. */
  mediaBucket: { bucket: string; prefix: string; endpoint: string | null; region: string } | null
  /** Origin that serves `/media` to browsers, such as a CDN; null is the site's own. */
  mediaOrigin: string | null
  /** A CDN checks the playback tokens, so it may share one copy of a file among viewers. */
  isMediaCheckedAtEdge: boolean
  sms: { gatewayUrl: string; gatewayKey: string; countries: string[]; hasWhatsApp: boolean }
  mail: { smtpUrl: string; from: string }
  /** Verifier of bot-check tokens; null turns the bot check off. */
  botCheck: { verifyUrl: string; secret: string } | null
  /** Providers whose tokens sign a user in; null turns a provider off. */
  social: {
    google: { issuer: string; clientId: string } | null
    apple: { issuer: string; clientId: string } | null
    facebook: { graphUrl: string; clientId: string; clientSecret: string } | null
  }
  /** The card provider; null sells nothing. `apiUrl` is the sandbox's, else the provider's own. */
  stripe: { secretKey: string; publishableKey: string; webhookSecrets: string[]; apiUrl: string | null } | null
  /** The payment gateway of India; null offers none. `upiUrl` opens a UPI payment: `upi://pay`, or a page of the sandbox. */
  gateway: { apiUrl: string; merchantId: string; apiKey: string; responseKey: string; webhookUser: string; webhookPassword: string; upiUrl: string } | null
  drm: DrmSettings
  /** Interval in which due billing tasks are looked for. */
  billingEverySeconds: number
  /** Days in which a user can take back the deletion of the account. */
  deletionGraceDays: number
  /** Remembers who was erased; outside the database and its backups. */
  erasureLog: string
  /** IPs and networks whose forwarding headers the server trusts. */
  trustedProxies: string[]
  /** Header in which a trusted proxy names the viewer's country. */
  countryHeader: string | null
  defaultCountry: string
  /** Features that are turned off, and in which countries. */
  featuresOff: FeaturesOff
  /** Vendors that get events. */
  destinations: Destination[]
  /** Days after which raw events are dropped. */
  eventRetentionDays: number
  /** Port of the metrics; null serves none. */
  metricsPort: number | null
  metricsHost: string
  /** Interval of the job that sends release reminders. */
  remindersEverySeconds: number
  /** Interval of the job that mails feedback to support. */
  feedbackEverySeconds: number
  /** Validates responses against the contract, which costs time. */
  checkAnswers: boolean
  logLevel: string
  testOverrides: TestOverrides
}

type Environment = Record<string, string | undefined>

/** Default countries whose numbers may get codes. */
const smsCountries = 'IN,BD,NP,LK,BT,AE,SA,QA,KW,OM,BH,SG,MY,JP,AU,NZ,GB,IE,NL,DE,FR,IT,ES,SE,US,CA'

const demoDefaults: Environment = {
  SITE_ORIGIN: 'http://localhost:3000',
  ACTIVATE_ORIGIN: 'http://localhost:3300',
  SMS_GATEWAY_URL: 'http://localhost:4400/sms',
  SMS_GATEWAY_KEY: 'demo',
  WHATSAPP_CODES: 'true',
  SMTP_URL: 'smtp://localhost:4425',
  MAIL_FROM: `${brand.name.en} <no-reply@${brand.slug}.example>`,
  BOT_CHECK_VERIFY_URL: 'http://localhost:4400/turnstile/v0/siteverify',
  BOT_CHECK_SECRET: '1x0000000000000000000000000000000AA',
  GOOGLE_ISSUER: 'http://localhost:4400/google',
  GOOGLE_CLIENT_ID: 'demo',
  APPLE_ISSUER: 'http://localhost:4400/apple',
  APPLE_CLIENT_ID: 'demo',
  FACEBOOK_GRAPH_URL: 'http://localhost:4400/facebook',
  FACEBOOK_CLIENT_ID: 'demo',
  FACEBOOK_CLIENT_SECRET: 'demo',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRETS: 'whsec_sandbox',
  STRIPE_API_URL: 'http://localhost:4400',
  GATEWAY_URL: 'http://localhost:4400/gateway',
  GATEWAY_MERCHANT_ID: 'demo',
  GATEWAY_API_KEY: 'demo-gateway-api-key',
  GATEWAY_RESPONSE_KEY: 'demo-gateway-response-key',
  GATEWAY_WEBHOOK_USER: 'gateway',
  GATEWAY_WEBHOOK_PASSWORD: 'demo-gateway-webhook-password',
  GATEWAY_UPI_URL: 'http://localhost:4400/gateway/pages/upi',
  DRM_SYSTEMS: 'clearkey',
  DATA_DIR: '.data',
}

const countries = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim()))
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/)).min(1))

const environment = z.object({
  OTT_MODE: z.enum(['demo', 'live']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  SITE_ID: z.string().default(brand.slug),
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  ACTIVATE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).nullable().default(null),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).nullable().default(null),
  DATA_DIR: z.string().nullable().default(null),
  SECRETS_DIR: z.string().nullable().default(null),
  MEDIA_DIR: z.string().nullable().default(null),
  MEDIA_STORE: z.string().regex(/^s3:\/\/[a-z0-9.-]{3,63}(\/[A-Za-z0-9._/-]*)?$/).nullable().default(null),
  MEDIA_STORE_ENDPOINT: z.url({ protocol: /^https?$/ }).nullable().default(null),
  MEDIA_STORE_REGION: z.string().default('us-east-1'),
  MEDIA_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin).nullable().default(null),
  MEDIA_EDGE_CHECK: z.enum(['true', 'false']).default('false'),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }),
  SMS_GATEWAY_KEY: z.string().min(1),
  SMS_COUNTRIES: countries.prefault(smsCountries),
  WHATSAPP_CODES: z.enum(['true', 'false']).default('false'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
  BOT_CHECK_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
  BOT_CHECK_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  APPLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://appleid.apple.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRETS: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')).optional(),
  GATEWAY_MERCHANT_ID: z.string().optional(),
  GATEWAY_API_KEY: z.string().optional(),
  GATEWAY_RESPONSE_KEY: z.string().optional(),
  GATEWAY_WEBHOOK_USER: z.string().optional(),
  GATEWAY_WEBHOOK_PASSWORD: z.string().optional(),
  GATEWAY_UPI_URL: z.url({ protocol: /^https?$/ }).optional(),
  DELETION_GRACE_DAYS: z.coerce.number().int().min(0).max(30).default(14),
  ERASURE_LOG: z.string().nullable().default(null),
  BILLING_EVERY_SECONDS: z.coerce.number().int().min(1).max(3_600).default(5),
  TRUSTED_PROXIES: z.string().default('loopback').transform((text) => text.split(',').map((each) => each.trim())),
  COUNTRY_HEADER: z.string().toLowerCase().nullable().default(null),
  DEFAULT_COUNTRY: z.string().regex(/^[A-Z]{2}$/).default('IN'),
  EVENT_RETENTION_DAYS: z.coerce.number().int().min(7).max(400).default(30),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).nullable().default(null),
  METRICS_HOST: z.string().default('127.0.0.1'),
  FEATURES_OFF: z.string().optional(),
  FEATURES_ON: z.string().optional(),
  REMINDERS_EVERY_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  FEEDBACK_EVERY_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  CHECK_ANSWERS: z.enum(['true', 'false']).optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Reads the whole configuration. Throws one line that names every invalid or missing setting. */
export function readConfig(given: Environment): Config {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const demo = (set.OTT_MODE ?? 'demo') === 'demo'
  const all = demo ? { ...demoDefaults, ...set } : set
  const readDrm = () => readDrmSettings(all, { isLive: !demo })
  const parsed = environment.safeParse(all)
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path }) => problemOf(path.join('.'), set))
  if (!demo) problems.push(...liveProblems(set))
  problems.push(...problemsOf(() => checkDemoHost(set)), ...problemsOf(() => chosenBrand(set)), ...problemsOf(() => readFeaturesOff(set.FEATURES_OFF, set.FEATURES_ON)), ...problemsOf(readDrm), ...problemsOf(() => readDestinations(all)))
  if (!parsed.success || problems.length > 0) throw new Error(`The api cannot start: ${[...new Set(problems)].join('; ')}`)
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR ?? '.data')
  return {
    mode: env.OTT_MODE,
    host: env.HOST,
    port: env.PORT,
    siteId: env.SITE_ID,
    siteOrigin: env.SITE_ORIGIN,
    activateOrigin: env.ACTIVATE_ORIGIN,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    dataDir,
    secretsDir: resolve(env.SECRETS_DIR ?? join(dataDir, 'secrets')),
    mediaDir: resolve(env.MEDIA_DIR ?? join(dataDir, 'media')),
    mediaBucket: env.MEDIA_STORE === null ? null : { ...bucketIn(env.MEDIA_STORE), endpoint: env.MEDIA_STORE_ENDPOINT, region: env.MEDIA_STORE_REGION },
    mediaOrigin: env.MEDIA_ORIGIN,
    isMediaCheckedAtEdge: env.MEDIA_EDGE_CHECK === 'true',
    sms: {
      gatewayUrl: env.SMS_GATEWAY_URL,
      gatewayKey: env.SMS_GATEWAY_KEY,
      countries: env.SMS_COUNTRIES,
      hasWhatsApp: env.WHATSAPP_CODES === 'true',
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    botCheck:
      env.BOT_CHECK_VERIFY_URL && env.BOT_CHECK_SECRET ? { verifyUrl: env.BOT_CHECK_VERIFY_URL, secret: env.BOT_CHECK_SECRET } : null,
    social: {
      google: env.GOOGLE_CLIENT_ID ? { issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID } : null,
      apple: env.APPLE_CLIENT_ID ? { issuer: env.APPLE_ISSUER, clientId: env.APPLE_CLIENT_ID } : null,
      facebook:
        env.FACEBOOK_CLIENT_ID && env.FACEBOOK_CLIENT_SECRET
          ? { graphUrl: env.FACEBOOK_GRAPH_URL, clientId: env.FACEBOOK_CLIENT_ID, clientSecret: env.FACEBOOK_CLIENT_SECRET }
          : null,
    },
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRETS
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            webhookSecrets: env.STRIPE_WEBHOOK_SECRETS.split(',').map((secret) => secret.trim()),
            apiUrl: env.STRIPE_API_URL ?? null,
          }
        : null,
    gateway:
      env.GATEWAY_URL && env.GATEWAY_MERCHANT_ID && env.GATEWAY_API_KEY && env.GATEWAY_RESPONSE_KEY && env.GATEWAY_WEBHOOK_USER && env.GATEWAY_WEBHOOK_PASSWORD
        ? {
            apiUrl: env.GATEWAY_URL,
            merchantId: env.GATEWAY_MERCHANT_ID,
            apiKey: env.GATEWAY_API_KEY,
            responseKey: env.GATEWAY_RESPONSE_KEY,
            webhookUser: env.GATEWAY_WEBHOOK_USER,
            webhookPassword: env.GATEWAY_WEBHOOK_PASSWORD,
            upiUrl: env.GATEWAY_UPI_URL ?? 'upi://pay',
          }
        : null,
    drm: readDrm(),
    billingEverySeconds: env.BILLING_EVERY_SECONDS,
    deletionGraceDays: env.DELETION_GRACE_DAYS,
    erasureLog: resolve(env.ERASURE_LOG ?? join(dataDir, 'erasures.log')),
    trustedProxies: env.TRUSTED_PROXIES,
    // The site's own, so that the demo can be seen as from another country.
    countryHeader: env.COUNTRY_HEADER ?? (env.OTT_MODE === 'demo' ? 'x-country' : null),
    defaultCountry: env.DEFAULT_COUNTRY,
    featuresOff: readFeaturesOff(env.FEATURES_OFF, env.FEATURES_ON),
    destinations: readDestinations(all),
    eventRetentionDays: env.EVENT_RETENTION_DAYS,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    remindersEverySeconds: env.REMINDERS_EVERY_SECONDS,
    feedbackEverySeconds: env.FEEDBACK_EVERY_SECONDS,
    checkAnswers: env.CHECK_ANSWERS ? env.CHECK_ANSWERS === 'true' : env.NODE_ENV !== 'production',
    logLevel: env.LOG_LEVEL,
    testOverrides: set.KNOBS ? readTestOverrides(set.KNOBS) : noOverrides,
  }
}

/** The prefix ends with a slash, or is empty. */
function bucketIn(url: string): { bucket: string; prefix: string } {
  const { host, pathname } = new URL(url)
  const folder = pathname.replace(/^\/|\/$/g, '')
  return { bucket: host, prefix: folder === '' ? '' : `${folder}/` }
}

function problemOf(name: string, set: Environment): string {
  return set[name] === undefined ? `${name} is missing` : `${name} is invalid`
}

const gatewaySettings = ['GATEWAY_URL', 'GATEWAY_MERCHANT_ID', 'GATEWAY_API_KEY', 'GATEWAY_RESPONSE_KEY', 'GATEWAY_WEBHOOK_USER', 'GATEWAY_WEBHOOK_PASSWORD']

const vendorUrls = ['GATEWAY_URL', 'SMS_GATEWAY_URL', 'SMTP_URL', 'BOT_CHECK_VERIFY_URL', 'GOOGLE_ISSUER', 'APPLE_ISSUER', 'FACEBOOK_GRAPH_URL', ...destinationUrls, ...licenceUrlSettings]

/** Collects the message of a reader that validates its own setting. */
function problemsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

function liveProblems(set: Environment): string[] {
  const problems = ['DATABASE_URL', 'SECRETS_DIR', ...(set.MEDIA_STORE ? [] : ['MEDIA_DIR']), 'ERASURE_LOG'].filter((name) => !set[name]).map((name) => `${name} is missing`)
  for (const group of [['BOT_CHECK_VERIFY_URL', 'BOT_CHECK_SECRET'], ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'], ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRETS'], gatewaySettings]) {
    const lacking = group.filter((name) => !set[name])
    if (lacking.length < group.length) problems.push(...lacking.map((name) => `${name} is missing`))
  }
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']) if (/^[ps]k_test_/.test(set[name] ?? '')) problems.push(`${name} is for tests and refused in live mode`)
  for (const name of ['STRIPE_API_URL', 'GATEWAY_UPI_URL']) if (set[name]) problems.push(`${name} is for the sandbox and refused in live mode`)
  if (/^[123]x0{10}/.test(set.BOT_CHECK_SECRET ?? '')) problems.push('BOT_CHECK_SECRET is for tests and refused in live mode')
  if (set.KNOBS) problems.push('KNOBS are for tests and refused in live mode')
  for (const name of vendorUrls) {
    const url = urlIn(set, name)
    const isSandbox = url !== null && (url.port === '4400' || url.port === '4425') && isLoopback(url.hostname)
    if (isSandbox) problems.push(`${name} is the sandbox, which live mode refuses`)
    else if (url && !isEncrypted(url)) problems.push(`${name} is unencrypted, which live mode refuses; ${encryptedForm(url)}`)
  }
  for (const name of ['SITE_ORIGIN', 'ACTIVATE_ORIGIN']) {
    if (urlIn(set, name)?.protocol === 'http:') problems.push(`${name} is unencrypted, which live mode refuses; it must begin with https:`)
  }
  return problems
}

function urlIn(set: Environment, name: string): URL | null {
  return set[name] && URL.canParse(set[name]) ? new URL(set[name]) : null
}

/** `requireTLS` makes the mailer send nothing before STARTTLS (RUN-18). */
function isEncrypted({ protocol, searchParams }: URL): boolean {
  return protocol === 'https:' || protocol === 'smtps:' || (protocol === 'smtp:' && searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true')
}

function encryptedForm({ protocol }: URL): string {
  return protocol === 'smtp:' ? 'it must begin with smtps:, or end with ?requireTLS=true' : 'it must begin with https:'
}

function readTestOverrides(text: string): TestOverrides {
  try {
    return testOverridesSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error('The api cannot start: KNOBS is invalid', { cause })
  }
}
