const vendorScriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js'

/** The CAPTCHA of the sign-in dialog, from the environment; null for none. */
export function readBotCheckConfig(env: NodeJS.ProcessEnv): { siteKey: string; scriptUrl: string } | null {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SCRIPT_URL: scriptUrl = vendorScriptUrl } = env
  return siteKey ? { siteKey, scriptUrl } : null
}
