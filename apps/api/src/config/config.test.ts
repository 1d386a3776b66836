import { brand } from '@ott/brand'
import { readConfig } from './config.ts'

const live = {
  OTT_MODE: 'live',
  SITE_ORIGIN: 'https://www.films.example',
  ACTIVATE_ORIGIN: 'https://tv.films.example',
  DATABASE_URL: 'postgres://api:secret@db.internal/films',
  SECRETS_DIR: '/run/secrets',
  MEDIA_DIR: '/srv/media',
  ERASURE_LOG: '/srv/erasures/log',
  SMS_GATEWAY_URL: 'https://sms.vendor.example/send',
  SMS_GATEWAY_KEY: 'key',
  SMTP_URL: 'smtps://mail.vendor.example',
  MAIL_FROM: 'Films <no-reply@films.example>',
}

describe('the configuration', () => {
  it('has defaults in demo mode', () => {
    expect(readConfig({})).toMatchObject({ mode: 'demo', port: 4000, siteId: brand.slug, defaultCountry: 'IN', databaseUrl: null })
  })

  it('needs an existing brand', () => {
    expect(() => readConfig({ OTT_BRAND: 'nobody' })).toThrow('The api cannot start: OTT_BRAND is nobody; it must be one of')
  })

  it('must be complete in live mode', () => {
    expect(readConfig(live)).toMatchObject({ mode: 'live', siteOrigin: 'https://www.films.example', secretsDir: '/run/secrets' })
  })

  it.each(['SITE_ORIGIN', 'ACTIVATE_ORIGIN', 'DATABASE_URL', 'SECRETS_DIR', 'MEDIA_DIR', 'ERASURE_LOG', 'SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY', 'SMTP_URL', 'MAIL_FROM'])(
    'refuses live mode without %s, by its name',
    (name) => {
      expect(() => readConfig({ ...live, [name]: undefined })).toThrow(`The api cannot start: ${name} is missing`)
    },
  )

  it('refuses the sandbox in live mode', () => {
    expect(() => readConfig({ ...live, SMS_GATEWAY_URL: 'http://localhost:4400/sms' })).toThrow('SMS_GATEWAY_URL is the sandbox')
    expect(() => readConfig({ ...live, SMTP_URL: 'smtp://127.0.0.1:4425' })).toThrow('SMTP_URL is the sandbox')
    expect(() => readConfig({ ...live, DRM_WIDEVINE_URL: 'http://localhost:4400/drm/grants/license' })).toThrow('DRM_WIDEVINE_URL is the sandbox')
  })

  it('refuses ClearKey in live mode', () => {
    expect(() => readConfig({ ...live, DRM_SYSTEMS: 'clearkey' })).toThrow('The api cannot start: DRM_SYSTEMS names clearkey, which live mode refuses')
  })

  it.each([
    ['SITE_ORIGIN', 'http://www.films.example'],
    ['ACTIVATE_ORIGIN', 'http://tv.films.example'],
    ['SMS_GATEWAY_URL', 'http://sms.vendor.example/send'],
    ['SMTP_URL', 'smtp://mail.vendor.example'],
    ['SMTP_URL', 'smtp://mail.vendor.example:587?requireTLS=false'],
    ['SMTP_URL', 'smtp://mail.vendor.example:587?requireTLS=true&ignoreTLS=true'],
    ['BOT_CHECK_VERIFY_URL', 'http://bots.vendor.example/siteverify'],
    ['GOOGLE_ISSUER', 'http://accounts.vendor.example'],
    ['APPLE_ISSUER', 'http://accounts.vendor.example'],
    ['FACEBOOK_GRAPH_URL', 'http://graph.vendor.example'],
  ])('refuses an unencrypted %s in live mode (%s)', (name, url) => {
    const botCheck = { BOT_CHECK_VERIFY_URL: 'https://bots.vendor.example/siteverify', BOT_CHECK_SECRET: 'secret' }
    expect(() => readConfig({ ...live, ...botCheck, [name]: url })).toThrow(`${name} is unencrypted, which live mode refuses`)
  })

  it('accepts mail with STARTTLS in live mode if it is required', () => {
    const SMTP_URL = 'smtp://mail.vendor.example:587?requireTLS=true'
    expect(readConfig({ ...live, SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL)
  })

  it('keeps demo mode on loopback', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('The api cannot start: HOST is 0.0.0.0; demo mode listens on loopback only')
    expect([readConfig({ HOST: '0.0.0.0', OTT_ALLOW_PUBLIC_DEMO: '1' }), readConfig({ ...live, HOST: '0.0.0.0' })].map(({ host }) => host)).toEqual(['0.0.0.0', '0.0.0.0'])
  })

  it('needs a complete card provider in live mode, or none, and rejects its sandbox and test keys', () => {
    const provider = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRETS: 'whsec_old, whsec_new' }
    expect(readConfig(live).stripe).toBeNull()
    expect(readConfig({ ...live, ...provider }).stripe).toEqual({ secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecrets: ['whsec_old', 'whsec_new'], apiUrl: null })
    for (const name of Object.keys(provider)) expect(() => readConfig({ ...live, ...provider, [name]: undefined })).toThrow(`${name} is missing`)
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']) expect(() => readConfig({ ...live, ...provider, [name]: `${name === 'STRIPE_SECRET_KEY' ? 'sk' : 'pk'}_test_1` })).toThrow(`${name} is for tests and refused in live mode`)
    expect(() => readConfig({ ...live, ...provider, STRIPE_API_URL: 'http://localhost:4400' })).toThrow('STRIPE_API_URL is for the sandbox and refused in live mode')
  })

  it('needs a complete bot check in live mode, or none, and rejects test keys', () => {
    const botCheck = { BOT_CHECK_VERIFY_URL: 'https://bots.vendor.example/siteverify', BOT_CHECK_SECRET: 'secret' }
    expect(readConfig(live).botCheck).toBeNull()
    expect(readConfig({ ...live, ...botCheck }).botCheck).toEqual({ verifyUrl: 'https://bots.vendor.example/siteverify', secret: 'secret' })
    expect(() => readConfig({ ...live, ...botCheck, BOT_CHECK_SECRET: undefined })).toThrow('BOT_CHECK_SECRET is missing')
    expect(() => readConfig({ ...live, ...botCheck, BOT_CHECK_VERIFY_URL: undefined })).toThrow('BOT_CHECK_VERIFY_URL is missing')
    expect(() => readConfig({ ...live, ...botCheck, BOT_CHECK_VERIFY_URL: 'http://localhost:4400/x' })).toThrow('BOT_CHECK_VERIFY_URL is the sandbox')
    expect(() => readConfig({ ...live, ...botCheck, BOT_CHECK_SECRET: '1x0000000000000000000000000000000AA' })).toThrow('refused in live mode')
  })

  it('enables WhatsApp by a switch', () => {
    expect([readConfig(live), readConfig({ ...live, WHATSAPP_CODES: 'true' })].map(({ sms }) => sms.hasWhatsApp)).toEqual([false, true])
  })

  it('lists disabled features, and rejects unknown features and countries', () => {
    expect(readConfig({ FEATURES_OFF: 'ratings,reminders:GB', FEATURES_ON: 'profiles,watchParty' }).featuresOff).toEqual({ ratings: 'everywhere', reminders: ['GB'] })
    expect(() => readConfig({ FEATURES_OFF: 'stars', PORT: 'high' })).toThrow('PORT is invalid; FEATURES_OFF names stars; it must be one of ratings, ')
    expect(() => readConfig({ FEATURES_OFF: 'ratings:UK' })).toThrow("FEATURES_OFF names 'UK' for ratings")
  })

  it('rejects test overrides in live mode', () => {
    expect(() => readConfig({ ...live, KNOBS: '{}' })).toThrow('KNOBS are for tests')
  })

  it('reads test overrides in demo mode and rejects invalid ones', () => {
    expect(readConfig({ KNOBS: '{"clockOffsetSeconds": 60}' }).testOverrides.clockOffsetSeconds).toBe(60)
    expect(() => readConfig({ KNOBS: '{"rateLimitScale": 0}' })).toThrow('KNOBS is invalid')
  })

  it('reports all problems at once', () => {
    expect(() => readConfig({ PORT: 'high', DEFAULT_COUNTRY: 'india' })).toThrow('PORT is invalid; DEFAULT_COUNTRY is invalid')
  })
})
