import fc from 'fast-check'
import { isReservedPermalink, normalisePermalink, permalinkError } from './permalink.ts'

const products = ['acme', 'zenith']

describe('a permalink', () => {
  it('has exactly one leading slash', () => {
    const typed = ['the-last-ferry', '/the-last-ferry', '//The-Last-Ferry//', 'the-last-ferry/']
    expect(new Set(typed.map(normalisePermalink))).toEqual(new Set(['/the-last-ferry']))
  })

  it('is unchanged when normalised again', () => {
    fc.assert(fc.property(fc.string(), (text) => normalisePermalink(normalisePermalink(text)) === normalisePermalink(text)))
  })

  it('is never a page of the site', () => {
    const pages = ['/my-acme', '/My-Zenith/', '/', '', '/Plans', '/settings/accounts', '/bn/the-last-ferry']
    expect(pages.filter((link) => !isReservedPermalink(link, products))).toEqual([])
  })

  it('may begin with the text of a reserved path', () => {
    const links = ['/plans-for-summer', '/my-fair-lady', '/my-', '/my-acme-2', '/my-other']
    expect(links.filter((link) => permalinkError(link, products) !== null)).toEqual([])
  })

  it('is one segment, because its watch path is below it', () => {
    expect(['/rivers/ferry', 'rivers//ferry/', '//ferry/', '/plans/ferry'].map((link) => permalinkError(link, products))).toEqual([
      'hasSegments', 'hasSegments', null, 'isPage',
    ])
  })
})
