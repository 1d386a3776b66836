import { contentDescriptors, films, genreDescriptions, genres, pages, people, plans, popularSearches, tags, titles } from './index.ts'
import type { Words } from './index.ts'

const said = wordsIn({ contentDescriptors, films, genreDescriptions, genres, pages, people, plans, popularSearches, tags, titles })

describe('the texts of the demo catalogue', () => {
  it('are many', () => {
    expect(said.length).toBeGreaterThan(500)
  })

  it('exist in both languages', () => {
    expect(said.filter(({ en, bn }) => en.trim() === '' || bn.trim() === '')).toEqual([])
  })

  it('are in Bengali letters where they are Bengali, and in Latin letters where they are English', () => {
    const hasBengali = (text: string) => /\p{Script=Bengali}/u.test(text)
    const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text)
    expect(said.filter(({ bn }) => !hasBengali(bn) || hasLatin(bn))).toEqual([])
    expect(said.filter(({ en }) => hasBengali(en) || !/[\p{Script=Latin}\d]/u.test(en))).toEqual([])
  })

  it('use Bengali digits in Bengali', () => {
    expect(said.filter(({ bn }) => /[0-9]/.test(bn))).toEqual([])
  })

  it('are in Unicode normal form C', () => {
    expect(texts().filter((text) => text !== text.normalize('NFC'))).toEqual([])
  })

  it('have no stray spaces', () => {
    expect(texts().filter((text) => text !== text.trim() || /\s{2}|\n/.test(text))).toEqual([])
  })

  it('describe a title in 60 to 110 English words, and at a similar length in Bengali', () => {
    const wordCount = (text: string) => text.split(' ').length
    const lengths = titles.map(({ id, description: { en, bn } }) => ({ id, en: wordCount(en), bn: wordCount(bn) }))
    expect(lengths.filter(({ en }) => en < 60 || en > 110)).toEqual([])
    expect(lengths.filter(({ bn }) => bn < 45 || bn > 110)).toEqual([])
  })

  it('describe a genre within the length that search engines show', () => {
    expect(Object.values(genreDescriptions).filter(({ en, bn }) => en.length > 160 || bn.length > 160)).toEqual([])
  })

  it('end a description and a synopsis with a full stop in either script', () => {
    const sentences = [
      ...Object.values(genreDescriptions),
      ...titles.map(({ description }) => description),
      ...titles.flatMap((title) => (title.contentType === 'series' ? title.seasons : [])).flatMap(({ episodes }) =>
        episodes.map(({ synopsis }) => synopsis),
      ),
    ]
    expect(sentences.filter(({ en, bn }) => !/[.?!]$/.test(en) || !/[।?!]$/.test(bn))).toEqual([])
  })
})

function texts(): string[] {
  return said.flatMap(({ en, bn }) => [en, bn])
}

function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'bn' in value) return [{ en: String(value.en), bn: String(value.bn) }]
  return Object.values(value).flatMap(wordsIn)
}
