import { htmlCache, withFreshNonce } from './html-cache.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const policy: [string, string] = ['content-security-policy', `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`]
const html = `<script nonce="${nonce}">1</script><style nonce="${nonce}"></style>`

describe('a cached page', () => {
  it('gets a nonce of its own at every answer, in the page and in the policy', () => {
    const cache = htmlCache()
    cache.put('/en', html, [policy])
    const answers = [1, 2].map(() => withFreshNonce(cache.get('/en') ?? { parts: [], headers: [] }))
    const nonces = answers.map(({ headers }) => headers[0]?.[1].match(/nonce-([\w-]+)/)?.[1] ?? '')
    expect(answers.map(({ headers }) => headers[0]?.[1])).toEqual(
      nonces.map((each) => `script-src 'nonce-${each}'; style-src 'nonce-${each}'`),
    )
    expect(new Set([...nonces, nonce]).size).toBe(3)
    expect(answers.map((answer) => answer.html)).toEqual(nonces.map((each) => html.replaceAll(nonce, each)))
  })

  it('is not kept when its nonce cannot be cut out', () => {
    const cache = htmlCache()
    cache.put('/en', '<p>no script</p>', [policy])
    cache.put('/bn', html, [])
    expect([cache.get('/en'), cache.get('/bn')]).toEqual([undefined, undefined])
  })
})
