/** @jest-environment node */
import { readConfig } from './config.ts'

describe('the configuration of the web server', () => {
  it('needs an encrypted public origin in live mode', () => {
    expect(readConfig({ OTT_MODE: 'live', SITE_ORIGIN: 'https://films.example', ACTIVATE_ORIGIN: 'https://tv.films.example' })).toMatchObject({ siteOrigin: 'https://films.example', isSecure: true })
    for (const SITE_ORIGIN of [undefined, '']) expect(() => readConfig({ OTT_MODE: 'live', SITE_ORIGIN })).toThrow('SITE_ORIGIN is missing')
    expect(() => readConfig({ OTT_MODE: 'live', SITE_ORIGIN: 'http://films.example' })).toThrow('live mode requires https')
    expect(() => readConfig({ OTT_MODE: 'live', SITE_ORIGIN: 'https://films.example' })).toThrow('ACTIVATE_ORIGIN is missing')
    expect(() => readConfig({ OTT_MODE: 'live', SITE_ORIGIN: 'https://films.example', ACTIVATE_ORIGIN: 'http://localhost:3300' })).toThrow('ACTIVATE_ORIGIN is http://localhost:3300; live mode requires https')
  })

  it('refuses the sandbox of the payment provider in live mode', () => {
    const live = { OTT_MODE: 'live', SITE_ORIGIN: 'https://films.example', ACTIVATE_ORIGIN: 'https://tv.films.example' }
    expect(() => readConfig({ ...live, STRIPE_JS_URL: 'http://localhost:4400/stripe.js' })).toThrow('STRIPE_JS_URL is for the sandbox')
    expect(() => readConfig({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toThrow('STRIPE_PUBLISHABLE_KEY is for tests')
    expect(readConfig({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }).isSecure).toBe(true)
  })

  it('has metrics only on a port that is named, on loopback unless told otherwise (RUN-27)', () => {
    expect(readConfig({})).toMatchObject({ metricsPort: null, metricsHost: '127.0.0.1' })
    expect(readConfig({ WEB_METRICS_PORT: '9101', METRICS_HOST: '10.0.0.5' })).toMatchObject({ metricsPort: 9101, metricsHost: '10.0.0.5' })
  })

  it('keeps demo mode on loopback', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('HOST is 0.0.0.0; demo mode listens on loopback only')
    expect(readConfig({ HOST: '0.0.0.0', OTT_ALLOW_PUBLIC_DEMO: '1' }).host).toBe('0.0.0.0')
    expect(readConfig({ HOST: '0.0.0.0', OTT_MODE: 'live', SITE_ORIGIN: 'https://films.example', ACTIVATE_ORIGIN: 'https://tv.films.example' }).host).toBe('0.0.0.0')
    expect(readConfig({}).host).toBe('127.0.0.1')
  })
})
