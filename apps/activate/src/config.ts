import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosenBrand } from '@ott/brand/choose'
import { checkDemoHost } from '@ott/brand/demo-host'

export type Config = {
  host: string
  port: number
  /** The internal URL of the API. */
  apiUrl: string
  /** The public origin of these pages, and of the site. */
  origin: string
  siteOrigin: string
  /** Seals the cookie. */
  cookieKey: Uint8Array
  /** IPs of proxies whose forwarded headers are trusted. */
  trustedProxies: string[]
  /** The header with the viewer's country, set by a trusted proxy. */
  countryHeader: string
  logLevel: string
}

type Environment = Record<string, string | undefined>

const keyName = 'activation-key'
const keyBytes = 32

/** Parses the environment. Throws an error that names the invalid or missing setting. */
export function readConfig(env: Environment): Config {
  checkDemoHost(env)
  chosenBrand(env)
  const isLive = env.OTT_MODE === 'live'
  return {
    host: env.HOST || '127.0.0.1',
    port: portIn(env.PORT),
    apiUrl: originIn(env, 'API_URL', isLive ? undefined : 'http://127.0.0.1:4000'),
    origin: publicOrigin(env, 'ACTIVATE_ORIGIN', 'http://localhost:3300', isLive),
    siteOrigin: publicOrigin(env, 'SITE_ORIGIN', 'http://localhost:3000', isLive),
    cookieKey: readKey(env, isLive),
    trustedProxies: (env.TRUSTED_PROXIES || '127.0.0.1,::1').split(',').map((each) => each.trim()),
    countryHeader: (env.COUNTRY_HEADER || 'x-country').toLowerCase(),
    logLevel: env.LOG_LEVEL || 'warn',
  }
}

function portIn(text = ''): number {
  if (text === '') return 3300
  if (!/^\d{1,5}$/.test(text)) throw new Error(`PORT is ${text}; it must be a whole number`)
  return Number(text)
}

function originIn(env: Environment, name: string, otherwise: string | undefined): string {
  const text = env[name] || otherwise
  if (!text) throw new Error(`${name} is missing`)
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`${name} is ${text}; it must be a URL`)
  return new URL(text).origin
}

/** Without https cookies and HSTS would be unprotected. */
function publicOrigin(env: Environment, name: string, demo: string, isLive: boolean): string {
  const origin = originIn(env, name, isLive ? undefined : demo)
  if (isLive && !origin.startsWith('https:')) throw new Error(`${name} is ${origin}; live mode requires https`)
  return origin
}

/** Demo mode generates and stores a missing key; live mode throws. */
function readKey(env: Environment, isLive: boolean): Uint8Array {
  if (isLive && !env.SECRETS_DIR) throw new Error('SECRETS_DIR is missing')
  const folder = env.SECRETS_DIR || join(env.DATA_DIR || '.data', 'secrets')
  const file = join(folder, keyName)
  if (!existsSync(file)) {
    if (isLive) throw new Error(`${folder} lacks the secret ${keyName}`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(keyBytes).toString('base64url'), { mode: 0o600 })
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error(`the secret ${keyName} must have ${keyBytes} bytes (base64url)`)
  return key
}
