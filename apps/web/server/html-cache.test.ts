import { freshNonce, htmlCache } from './html-cache.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const policy: [string, string] = ['content-security-policy', `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`]
const html = `<script nonce="${nonce}">1</script><style nonce="${nonce}"></style>`

describe('a cached page', () => {
  it('is kept without its nonce, and every answer gets its own', () => {
    const cache = htmlCache()
    cache.put('/en', html, [policy])
    const page = cache.get('/en')
    expect(page?.parts.join('fresh')).toBe(html.replaceAll(nonce, 'fresh'))
    const answers = page ? [freshNonce(page), freshNonce(page)] : []
    expect(answers.map(({ headers }) => headers[0]?.[1])).toEqual(
      answers.map((answer) => `script-src 'nonce-${answer.nonce}'; style-src 'nonce-${answer.nonce}'`),
    )
    expect(new Set([...answers.map((answer) => answer.nonce), nonce]).size).toBe(3)
  })

  it('is not kept when its nonce cannot be cut out', () => {
    const cache = htmlCache()
    cache.put('/en', '<p>no script</p>', [policy])
    cache.put('/bn', html, [])
    expect([cache.get('/en'), cache.get('/bn')]).toEqual([undefined, undefined])
  })
})
