import fc from 'fast-check'
import { maxPermalinkLength } from '@ott/catalogue'
import { checkWords, newTitle, permalinkOf } from './new-title.ts'
import type { TitleWords } from './new-title.ts'

const asset = { assetId: 'a', sourceHash: 'b', filmHash: '0123456789abcdef', runLengthSeconds: 3, heights: [240], audio: [], subtitles: [] }
const words: TitleWords = { title: { english: 'The Ferry' }, description: { english: '' }, permalink: null, rating: null, genres: [], isFree: false, year: null }
const named = (english: string, changes: Partial<TitleWords> = {}): TitleWords => ({ ...words, title: { english }, ...changes })

describe('the permalink of an ingested title', () => {
  it('is cut at a word, with room for a suffix', () => {
    const permalink = permalinkOf(named('A very long devotional serial title '.repeat(8)), asset)
    expect(permalink.length).toBeLessThanOrEqual(maxPermalinkLength - 7)
    expect(permalink).toMatch(/^\/a-very-long-.*-(a|very|long|devotional|serial|title)$/)
  })

  it('fits every title', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (english) => permalinkOf(named(english), asset).length <= maxPermalinkLength - 7))
    expect(permalinkOf(named('x'.repeat(300)), asset)).toBe(`/${'x'.repeat(192)}`)
  })

  it('is the id of the content without Latin letters', () => {
    expect(permalinkOf(named('শেষ খেয়া'), asset)).toBe('/film-0123456789ab')
  })

  it('has one Unicode form', () => {
    expect(permalinkOf(named('Rent', { permalink: '/\u09ad\u09be\u09dc\u09be' }), asset)).toBe('/\u09ad\u09be\u09a1\u09bc\u09be')
  })
})

describe('an ingested title', () => {
  it('has each genre once', () => {
    expect(newTitle({ ...words, genres: ['drama', 'family', 'drama'] }, asset, '/the-ferry').genres).toEqual(['drama', 'family'])
  })

  it('has no blank Bengali', () => {
    expect(newTitle(named('The Ferry', { title: { english: 'The Ferry', bengali: '\u200b ' } }), asset, '/the-ferry').title).toEqual({ english: 'The Ferry' })
  })

  it.each([
    [named('x'.repeat(301)), 'The title is longer than 300 characters.'],
    [named('\u3164'), 'The title is empty.'],
    [named('a\u0007b'), 'The title contains a control character'],
    [named('A', { title: { english: 'A', bengali: 'অ\u0000' } }), 'The title contains a control character'],
    [named('A', { description: { english: 'x'.repeat(10_001) } }), 'The description is longer than 10000 characters.'],
    [named('A', { permalink: `/${'x'.repeat(200)}` }), 'is longer than 200 characters, with its slash.'],
    [named('A', { permalink: '/a b' }), 'The permalink /a b contains a space'],
    [named('A', { permalink: '' }), 'is reserved for a page of the site.'],
  ])('%j is refused as an import refuses it', (given, line) => {
    expect(() => checkWords(given)).toThrow(line)
  })
})
