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

  it('is made anew after 300 seconds', () => {
    let seconds = 1
    const cache = htmlCache({ now: () => seconds * 1000 })
    cache.put('/en', html, [policy])
    seconds += 299
    expect(cache.get('/en')).toBeDefined()
    seconds += 2
    expect(cache.get('/en')).toBeUndefined()
  })

  it('is renewed by the first who asks after 30 seconds, and by nobody else', () => {
    let seconds = 1
    const cache = htmlCache({ now: () => seconds * 1000 })
    cache.put('/en', html, [policy])
    seconds += 29
    expect(cache.claimRenewal('/en')).toBe(false)
    seconds += 2
    expect([cache.claimRenewal('/en'), cache.claimRenewal('/en'), cache.claimRenewal('/bn')]).toEqual([true, false, false])
    cache.put('/en', html, [policy])
    expect(cache.claimRenewal('/en')).toBe(false)
    seconds += 31
    expect(cache.claimRenewal('/en')).toBe(true)
  })

  it('stays packed when it is made anew and says the same, even after its time, and is packed anew when it says something else', () => {
    let seconds = 1
    const cache = htmlCache({ now: () => seconds * 1000 })
    const first = cache.put('/en', html, [policy])
    seconds += 301
    expect(cache.get('/en')).toBeUndefined()
    const later: [string, string] = ['server-timing', 'read;desc=301000']
    const again = cache.put('/en', html, [policy, later])
    expect([again?.packed === first?.packed, again?.headers.at(-1)]).toEqual([true, later])
    const other = cache.put('/en', `${html}<p>new</p>`, [policy])
    expect(other?.packed === first?.packed).toBe(false)
  })

  it('is not kept when its nonce cannot be cut out', () => {
    const cache = htmlCache()
    cache.put('/en', '<p>no script</p>', [policy])
    cache.put('/bn', html, [])
    expect([cache.get('/en'), cache.get('/bn')]).toEqual([undefined, undefined])
  })
})
