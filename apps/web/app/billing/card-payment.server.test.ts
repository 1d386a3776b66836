/** @jest-environment node */
import { contentSecurityPolicy } from '../content-security-policy.ts'
import { paymentOrigins, readCardPayment } from './card-payment.server.ts'

const live = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
const demo = { STRIPE_JS_URL: 'http://localhost:4400/stripe/endive/stripe.js' }
const policyOf = (env: NodeJS.ProcessEnv) =>
  contentSecurityPolicy('n', { contentsHost: '', mainHost: '' }, paymentOrigins(readCardPayment(env))).split('; ')

describe('payment by card', () => {
  it('is off without settings', () => {
    expect(readCardPayment({})).toBeNull()
  })

  it('has the key of a live deployment, and the script of the demo', () => {
    expect(readCardPayment(live)).toEqual({ publishableKey: 'pk_live_1', scriptUrl: null })
    expect(readCardPayment(demo)).toEqual({ publishableKey: 'pk_test_sandbox', scriptUrl: demo.STRIPE_JS_URL })
  })
})

describe('the security policy of the checkout', () => {
  it('allows the vendor, live', () => {
    expect(policyOf(live)).toEqual(expect.arrayContaining([
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      `connect-src 'self' https://api.stripe.com`,
    ]))
  })

  it('allows the stand-in in the demo', () => {
    expect(policyOf(demo)).toEqual(expect.arrayContaining(['frame-src http://localhost:4400', `connect-src 'self'`]))
  })

  it('allows no frame without a vendor', () => {
    expect(policyOf({})).toContain(`frame-src 'none'`)
  })
})
