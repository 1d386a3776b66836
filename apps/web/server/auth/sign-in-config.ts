import { isLoopback } from '@ott/brand/demo-host'
import { createPrivateKey } from 'node:crypto'
import { readBotCheckConfig } from '../../app/auth/bot-check-config.server.ts'

type Client = { clientId: string; clientSecret: string }

/** The sign-in providers and options of the login dialog. A provider that is null has no button. */
export type SignInConfig = {
  google: (Client & { issuer: string }) | null
  apple: { issuer: string; clientId: string; teamId: string; keyId: string; privateKey: string } | null
  facebook: (Client & { dialogUrl: string; graphUrl: string }) | null
  botCheck: { siteKey: string; scriptUrl: string } | null
  /** Allows one-time codes by WhatsApp. */
  hasWhatsApp: boolean
}

type Environment = NodeJS.ProcessEnv

/** Throws an error that names missing and invalid variables. Live mode requires https. */
export function readSignInConfig(env: Environment): SignInConfig {
  const google = readAll(env, { issuer: 'GOOGLE_ISSUER', clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' })
  const apple = readAll(env, {
    issuer: 'APPLE_ISSUER',
    clientId: 'APPLE_CLIENT_ID',
    teamId: 'APPLE_TEAM_ID',
    keyId: 'APPLE_KEY_ID',
    privateKey: 'APPLE_PRIVATE_KEY',
  })
  const facebook = readAll(env, {
    dialogUrl: 'FACEBOOK_DIALOG_URL',
    graphUrl: 'FACEBOOK_GRAPH_URL',
    clientId: 'FACEBOOK_CLIENT_ID',
    clientSecret: 'FACEBOOK_CLIENT_SECRET',
  })
  const urls = ['GOOGLE_ISSUER', 'APPLE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL', 'BOT_CHECK_SCRIPT_URL']
  for (const name of urls) if (env[name]) checkUrl(name, env[name], env.OTT_MODE === 'live')
  return {
    google,
    apple: apple && { ...apple, privateKey: signingKey(apple.privateKey) },
    facebook,
    botCheck: readBotCheckConfig(env),
    hasWhatsApp: env.WHATSAPP_CODES === 'true',
  }
}

/** The vendors' default URLs. */
const vendors: Record<string, string> = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  APPLE_ISSUER: 'https://appleid.apple.com',
  FACEBOOK_DIALOG_URL: 'https://www.facebook.com/v23.0/dialog/oauth',
  FACEBOOK_GRAPH_URL: 'https://graph.facebook.com/v23.0',
}

/** Null if none of the variables is set; throws if only some are. */
function readAll<Key extends string>(env: Environment, names: Record<Key, string>): Record<Key, string> | null {
  const all = Object.entries<string>(names)
  if (all.every(([, name]) => !env[name])) return null
  const missing = all.map(([, name]) => name).filter((name) => !env[name] && !vendors[name])
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} is missing`)
  return Object.fromEntries(all.map(([key, name]) => [key, env[name] || vendors[name]])) as Record<Key, string>
}

function checkUrl(name: string, text: string, isLive: boolean): void {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`${name} is ${text}; it must be a URL`)
  const { protocol, hostname } = new URL(text)
  const isSandbox = protocol === 'http:' || isLoopback(hostname)
  if (isLive && isSandbox) throw new Error(`${name} is ${text}, the sandbox or unprotected; live mode refuses it`)
}

/** PEM; single-line variables may write line breaks as `\n`. */
function signingKey(text: string): string {
  const pem = text.replaceAll(String.raw`\n`, '\n')
  try {
    createPrivateKey(pem)
    return pem
  } catch {
    throw new Error('APPLE_PRIVATE_KEY is not a private key')
  }
}
