import fc from 'fast-check'
import { isReservedPermalink, maxPermalinkLength, normalisePermalink, permalinkError } from './permalink.ts'

const products = ['acme', 'zenith']

describe('a permalink', () => {
  it('has exactly one leading slash', () => {
    const typed = ['the-last-ferry', '/the-last-ferry', '//The-Last-Ferry//', 'the-last-ferry/']
    expect(new Set(typed.map(normalisePermalink))).toEqual(new Set(['/the-last-ferry']))
  })

  it('is unchanged when normalised again', () => {
    fc.assert(fc.property(fc.string(), (text) => normalisePermalink(normalisePermalink(text)) === normalisePermalink(text)))
  })

  it('is one for all Unicode forms of a text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => normalisePermalink(text.normalize('NFD')) === normalisePermalink(text.normalize('NFC'))))
    expect(['/\u09ad\u09be\u09dc\u09be', '/\u09ad\u09be\u09a1\u09bc\u09be'].map(normalisePermalink)).toEqual(['/\u09ad\u09be\u09a1\u09bc\u09be', '/\u09ad\u09be\u09a1\u09bc\u09be'])
    expect(['/cafe\u0301', '/caf\u00e9', '/CAFE\u0301'].map(normalisePermalink)).toEqual(['/caf\u00e9', '/caf\u00e9', '/caf\u00e9'])
  })

  it('has no invisible characters, except the joiners of Bengali', () => {
    expect(['/fer\u200bry', '\ufeff/fer\u00adry\u2060', '/\u202aferry\u202c'].map(normalisePermalink)).toEqual(['/ferry', '/ferry', '/ferry'])
    expect(normalisePermalink('/র\u200d্যাপ')).toBe('/র\u200d্যাপ')
  })

  it('fits a URL and a call of the API', () => {
    expect(['/a b', '/50%', '/a?b', '/a#b', '/a\\b', '/a\u0000', '/\ud800'].map((link) => permalinkError(link, products))).toEqual(Array(7).fill('hasForbiddenCharacter'))
    expect(['a'.repeat(maxPermalinkLength - 1), 'a'.repeat(maxPermalinkLength)].map((link) => permalinkError(link, products))).toEqual([null, 'isTooLong'])
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
