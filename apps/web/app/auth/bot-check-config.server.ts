const vendorScriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js'

/** The bot check that pages show, as the environment says; null: none. */
export function readBotCheck(env: NodeJS.ProcessEnv): { siteKey: string; scriptUrl: string } | null {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SCRIPT_URL: scriptUrl = vendorScriptUrl } = env
  return siteKey ? { siteKey, scriptUrl } : null
}
