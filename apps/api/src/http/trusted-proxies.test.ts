import { trustedProxies } from './trusted-proxies.ts'

describe('trusted proxies', () => {
  it('are the loopback, in every notation', () => {
    const isTrusted = trustedProxies(['loopback'])
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', 'nonsense'].map(isTrusted)).toEqual([true, true, true, false, false])
  })

  it('may be networks', () => {
    const isTrusted = trustedProxies(['10.0.0.0/8', '2001:db8::/32'])
    expect(['10.200.0.1', '2001:db8::1', '11.0.0.1', '127.0.0.1'].map(isTrusted)).toEqual([true, true, false, false])
  })

  it('are not arbitrary words', () => {
    for (const word of ['everybody', '10.0.0.0/all', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/8/8']) {
      expect(() => trustedProxies([word])).toThrow(`The api cannot start: ${word} in TRUSTED_PROXIES is invalid`)
    }
  })
})
