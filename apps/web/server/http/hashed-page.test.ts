/** @jest-environment node */
import { createHash } from 'node:crypto'
import { withHashes } from './hashed-page.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Parses the policy into sources by directive. */
function sourcesOf(page: ReturnType<typeof withHashes>): Record<string, string[]> {
  const directives = page?.policy.split('; ').map((directive) => directive.split(' ')) ?? []
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

describe('a page with hashes', () => {
  it('has no nonce, and a policy with the hashes of its inline scripts and styles beside strict-dynamic', () => {
    const page = withHashes(`<style data-sheet="/a.css" nonce="${nonce}">a{top:0}</style><p>রূপালি</p><script nonce="${nonce}">say('রূপালি')</script>`, policy)
    expect(page?.html).toBe(`<style data-sheet="/a.css">a{top:0}</style><p>রূপালি</p><script>say('রূপালি')</script>`)
    expect(sourcesOf(page)).toEqual({
      'default-src': ["'self'"],
      'script-src': [hash("say('রূপালি')"), "'strict-dynamic'"],
      'style-src': ["'self'", hash('a{top:0}')],
      'style-src-attr': ["'unsafe-inline'"],
    })
  })

  it('allows no element that had no nonce', () => {
    const page = withHashes(`<script>steal()</script><style>p{top:0}</style><script nonce="${nonce}">1</script>`, policy)
    expect(sourcesOf(page)).toMatchObject({ 'script-src': [hash('1'), "'strict-dynamic'"], 'style-src': ["'self'"] })
  })

  it('lists each hash once, including that of an empty style, which browsers check', () => {
    const page = withHashes(`<style nonce="${nonce}"></style><style nonce="${nonce}"></style>`, policy)
    expect(sourcesOf(page)['style-src']).toEqual(["'self'", hash('')])
  })

  it('joins its classic scripts in order and keeps the elements for hydration', () => {
    const inert = `<script id="deferred-module" type="text/deferred-module" nonce="${nonce}">import "/a.js"</script>`
    const page = withHashes(`<script nonce="${nonce}">a=1</script>${inert}<script nonce="${nonce}">b=a</script><!--$--><script nonce="${nonce}">c=b;</script>`, policy)
    expect(page?.html).toBe(
      '<script></script><script id="deferred-module" type="text/deferred-module">import "/a.js"</script><script></script><!--$--><script>a=1;\nb=a;\nc=b;</script>',
    )
    expect(sourcesOf(page)['script-src']).toEqual([hash('import "/a.js"'), hash('a=1;\nb=a;\nc=b;'), "'strict-dynamic'"])
  })

  it.each([
    ['has no nonce', '<p>film</p>', "script-src 'self'"],
    ['has a module of the parser', `<script nonce="${nonce}" type="module" async="">import "/a.js"</script>`, policy],
    ['has an external script', `<script nonce="${nonce}" src="/a.js"></script>`, policy],
    ['names its nonce elsewhere', `<script nonce="${nonce}">say("${nonce}")</script>`, policy],
  ])('is not made of one that %s', (_, html, itsPolicy) => {
    expect(withHashes(html, itsPolicy)).toBeNull()
  })
})
