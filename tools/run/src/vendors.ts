import { generateKeyPairSync } from 'node:crypto'

/** Endpoints and credentials of the vendors that the sandbox simulates, for both servers. */
export function vendorEnvironment(sandbox: string): Record<string, string> {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  return {
    GOOGLE_ISSUER: `${sandbox}/google`,
    GOOGLE_CLIENT_ID: 'demo',
    GOOGLE_CLIENT_SECRET: 'demo',
    APPLE_ISSUER: `${sandbox}/apple`,
    APPLE_CLIENT_ID: 'demo',
    APPLE_TEAM_ID: 'DEMOTEAM00',
    APPLE_KEY_ID: 'DEMOKEY000',
    // The sandbox gets it too, because Apple has the public key of a developer.
    APPLE_PRIVATE_KEY: key.toString(),
    FACEBOOK_DIALOG_URL: `${sandbox}/facebook/dialog/oauth`,
    FACEBOOK_GRAPH_URL: `${sandbox}/facebook`,
    FACEBOOK_CLIENT_ID: 'demo',
    FACEBOOK_CLIENT_SECRET: 'demo',
    BOT_CHECK_SITE_KEY: '1x00000000000000000000AA',
    BOT_CHECK_SECRET: '1x0000000000000000000000000000000AA',
    BOT_CHECK_SCRIPT_URL: `${sandbox}/turnstile/v0/api.js`,
    BOT_CHECK_VERIFY_URL: `${sandbox}/turnstile/v0/siteverify`,
    WHATSAPP_CODES: 'true',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_API_URL: sandbox,
    STRIPE_JS_URL: `${sandbox}/stripe/endive/stripe.js`,
    GATEWAY_URL: `${sandbox}/gateway`,
    TAG_MANAGER_ID: 'GTM-DEMO',
    TAG_MANAGER_ORIGIN: `${sandbox}/collect/gtm`,
    EVENT_DESTINATIONS: 'ga4,segment,posthog,snowplow,sentry',
    GA4_URL: `${sandbox}/collect/ga4`,
    GA4_MEASUREMENT_ID: 'G-DEMO',
    GA4_API_SECRET: 'demo',
    SEGMENT_URL: `${sandbox}/collect/segment`,
    SEGMENT_WRITE_KEY: 'demo',
    POSTHOG_URL: `${sandbox}/collect/posthog`,
    POSTHOG_API_KEY: 'demo',
    SNOWPLOW_URL: `${sandbox}/collect/snowplow`,
    SNOWPLOW_APP_ID: 'demo',
    SNOWPLOW_VENDOR: 'com.example',
    SENTRY_DSN: sandbox.replace('://', '://demo@') + '/collect/sentry/1',
    GATEWAY_UPI_URL: `${sandbox}/gateway/pages/upi`,
  }
}
