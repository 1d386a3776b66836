import fc from 'fast-check'
import { isReservedPermalink, normalisePermalink, permalinkError } from './permalink.ts'

const products = ['acme', 'zenith']

describe('a permalink', () => {
  it('has one leading slash whatever was typed', () => {
    const typed = ['the-last-ferry', '/the-last-ferry', '//The-Last-Ferry//', 'the-last-ferry/']
    expect(new Set(typed.map(normalisePermalink))).toEqual(new Set(['/the-last-ferry']))
  })

  it('stays as it is when normalised again', () => {
    fc.assert(fc.property(fc.string(), (text) => normalisePermalink(normalisePermalink(text)) === normalisePermalink(text)))
  })

  it('may not be a page of ours', () => {
    const pages = ['/my-acme', '/My-Zenith/', '/', '', '/Plans', '/settings/accounts', '/bn/the-last-ferry']
    expect(pages.filter((link) => !isReservedPermalink(link, products))).toEqual([])
  })

  it('may begin like one', () => {
    const links = ['/plans-for-summer', '/my-fair-lady', '/my-', '/my-acme-2', '/my-other']
    expect(links.filter((link) => permalinkError(link, products) !== null)).toEqual([])
  })

  it('is one segment, for its watch address hangs below it', () => {
    expect(['/rivers/ferry', 'rivers//ferry/', '//ferry/', '/plans/ferry'].map((link) => permalinkError(link, products))).toEqual([
      'hasSegments', 'hasSegments', null, 'isPage',
    ])
  })
})
