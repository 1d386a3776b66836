import { takeUrlToken, consumeUrlTokens } from './url-tokens.ts'

describe('a secret in the address', () => {
  it('is gone from it at once, with everything else still there', () => {
    history.replaceState({ kept: true }, '', '/en/hilsa?from=mail&token=once-only&plans#more')
    consumeUrlTokens()
    expect(location.pathname + location.search + location.hash).toBe('/en/hilsa?from=mail&plans=#more')
    expect(history.state).toEqual({ kept: true })
  })

  it('is given once', () => {
    expect([takeUrlToken('token'), takeUrlToken('token')]).toEqual(['once-only', null])
  })

  it('is none where there is none, and the address stays as it is', () => {
    history.replaceState(null, '', '/en?add')
    consumeUrlTokens()
    expect([location.search, takeUrlToken('token'), takeUrlToken('resetToken')]).toEqual(['?add', null, null])
  })
})
