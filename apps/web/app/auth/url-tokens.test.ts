import { takeUrlToken, consumeUrlTokens } from './url-tokens.ts'

describe('a token in the URL', () => {
  it('is removed at once, and the rest of the URL stays', () => {
    history.replaceState({ kept: true }, '', '/en/hilsa?from=mail&token=once-only&plans#more')
    consumeUrlTokens()
    expect(location.pathname + location.search + location.hash).toBe('/en/hilsa?from=mail&plans=#more')
    expect(history.state).toEqual({ kept: true })
  })

  it('is returned once', () => {
    expect([takeUrlToken('token'), takeUrlToken('token')]).toEqual(['once-only', null])
  })

  it('is null if there is none, and the URL stays', () => {
    history.replaceState(null, '', '/en?add')
    consumeUrlTokens()
    expect([location.search, takeUrlToken('token'), takeUrlToken('resetToken')]).toEqual(['?add', null, null])
  })
})
