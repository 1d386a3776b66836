import { startSandbox } from '../../sandbox.ts'
import type { Sandbox } from '../../sandbox.ts'
import { stripeClient, typeCard } from '../testing.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ siteOrigin: 'http://localhost:3000' })
})
afterAll(() => sandbox.stop())

const open = (page: string, query: Record<string, string> = {}) => fetch(`${sandbox.url}/stripe/endive/${page}?${new URLSearchParams({ channel: 'c1', origin: 'http://localhost:3000', ...query })}`)

describe('a frame', () => {
  it.each(['card', 'controller', 'challenge'])('%s may be embedded by the site alone, without inline scripts', async (name) => {
    const policy = (await open(name)).headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self';.*frame-ancestors http:\/\/localhost:3000 http:\/\/127\.0\.0\.1:3000$/)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('talks to nobody but the site', async () => {
    expect(await (await open('card')).text()).toContain('data-channel="c1" data-origin="http://localhost:3000"')
    expect(await (await open('card', { origin: 'https://evil.example' })).text()).toContain('data-channel="" data-origin=""')
  })

  it('escapes what its URL says', async () => {
    const html = await (await open('challenge', { channel: '"><script>', attempt: '"><script>' })).text()
    expect(html).not.toContain('"><script>')
  })
})

describe('the card form', () => {
  it.each([
    ['en', ['Card number', 'Expiry date', 'Security code', 'Demo card form']],
    ['bn', ['কার্ড নম্বর', 'মেয়াদ শেষের তারিখ', 'সিকিউরিটি কোড', 'ডেমো কার্ড ফর্ম']],
  ])('is labelled in %s', async (locale, words) => {
    const html = await (await open('card', { locale })).text()
    expect(html).toContain(`<html lang="${locale}">`)
    for (const word of words) expect(html).toContain(word)
    for (const name of ['number', 'expiry', 'cvc']) expect(html).toMatch(new RegExp(`<label for="${name}">[^<]+</label>\\n<input id="${name}"[^>]*aria-describedby="${name}-error"`))
  })
})

describe('the 3D Secure page', () => {
  it('offers every answer while the challenge is open, and only to close it after', async () => {
    const stripe = stripeClient(sandbox)
    const intent = await stripe.paymentIntents.create({
      amount: 100,
      currency: 'inr',
      confirm: true,
      use_stripe_sdk: true,
      return_url: 'http://localhost:3000/',
      payment_method: await typeCard(sandbox, '4000002760003184'),
    })
    const attempt = String(intent.next_action?.use_stripe_sdk?.source)
    const html = await (await open('challenge', { attempt, locale: 'bn' })).text()
    for (const word of ['নিশ্চিত করুন', 'ব্যর্থ করুন', 'বন্ধ করুন', '৬০ সেকেন্ড']) expect(html).toContain(word)
    await stripe.paymentIntents.cancel(intent.id)
    expect(await (await open('challenge', { attempt, locale: 'en' })).text()).toMatch(/already been answered.*id="complete"[^>]* hidden/s)
  })
})
