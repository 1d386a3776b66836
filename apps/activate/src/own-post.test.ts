import { csrfToken, isOwnPost } from './own-post.ts'

const own = 'https://tv.films.example'
const secret = 'the secret of this flow'

describe('a form of these pages', () => {
  it('comes from this origin and has the token of the flow', () => {
    expect(isOwnPost({ origin: own }, own, csrfToken(secret), secret)).toBe(true)
    expect(isOwnPost({ origin: own }, own, csrfToken('another secret'), secret)).toBe(false)
    expect(isOwnPost({ origin: own }, own, undefined, secret)).toBe(false)
    expect(isOwnPost({ origin: own }, own, 'a.b', secret)).toBe(false)
  })

  it('may lack its origin, as browsers do without a referrer', () => {
    expect(isOwnPost({}, own, csrfToken(secret), secret)).toBe(true)
    expect(isOwnPost({ origin: 'null', 'sec-fetch-site': 'same-origin' }, own, csrfToken(secret), secret)).toBe(true)
    expect(isOwnPost({ origin: 'null', 'sec-fetch-site': 'cross-site' }, own, csrfToken(secret), secret)).toBe(false)
  })

  it('is not from elsewhere, even with the right token', () => {
    for (const origin of ['https://www.films.example', 'https://evil.example', 'http://tv.films.example']) expect(isOwnPost({ origin }, own, csrfToken(secret), secret)).toBe(false)
  })

  it('has another token each time, so that the size of a compressed page reveals nothing', () => {
    expect(csrfToken(secret)).not.toBe(csrfToken(secret))
  })
})
