import { genreSynonyms, withoutGenericWords } from './genre-synonyms.ts'
import { normaliseSearch } from './search-normalization.ts'

const named = (...names: string[]) => genreSynonyms(names.map(normaliseSearch))
const text = (...names: string[]) => names.map(normaliseSearch)

describe('synonyms of a genre', () => {
  it.each([
    ['Ghosts', ['horror', 'scary', 'হরর', 'ভৌতিক']],
    ['Children', ['kids', 'cartoon', 'ছোটদের', 'কার্টুন']],
    ['Romance', ['love', 'romantic', 'প্রেমের', 'ভালোবাসা']],
    ['Mystery', ['detective', 'গোয়েন্দা']],
    ['Adventure', ['action', 'অ্যাকশন']],
    ['Science fiction', ['sci fi', 'কল্পবিজ্ঞান']],
    ['Documentary', ['প্রামাণ্যচিত্র']],
  ])('%s has other names in both languages', (genre, others) => {
    expect(named(genre)).toEqual(expect.arrayContaining(text(...others)))
  })

  it('are the same for the Bengali name', () => {
    expect(named('রহস্য')).toEqual(expect.arrayContaining(text('mystery', 'detective')))
  })

  it('do not repeat the names that it has, and an unknown genre has none', () => {
    expect([named('Romance', 'প্রেম').filter((name) => text('Romance', 'প্রেম').includes(name)), named('Kung fu')]).toEqual([[], []])
  })

  it('have no word that only means a title', () => {
    expect(named('Romance').flatMap((name) => name.split(' '))).not.toContain('story')
  })
})

describe('generic words', () => {
  it('are dropped beside others', () => {
    expect([['horror', 'films'], ['love', 'story'], ['films', 'for', 'kids'], text('ভূতের', 'গল্প')].map(withoutGenericWords))
      .toEqual([['horror'], ['love'], ['kids'], text('ভূতের')])
  })

  it('stay alone', () => {
    expect(withoutGenericWords(['short', 'story'])).toEqual(['short'])
    expect(withoutGenericWords(['movie'])).toEqual(['movie'])
  })
})
