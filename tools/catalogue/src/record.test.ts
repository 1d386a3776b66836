import fc from 'fast-check'
import { brand } from '@ott/brand'
import { brandSlugs } from '@ott/brand/choose'
import { checkWords } from '@ott/ingest'
import { columns, recordOfRow, rowOfRecord } from './csv-record.ts'
import { readRecord } from './record.ts'

const film = { record: 'title', contentId: 'ferry', contentType: 'movie', permanentLink: '/the-ferry', title: { english: 'The Ferry' } }
const series = { ...film, contentType: 'series' }
const page = { record: 'page', pageId: 'home', title: { english: 'Home' } }
const tray = { moduleId: 'tray', kind: 'tray', orientation: 'portrait', title: { english: 'Tray' } }

const errorsOf = (value: unknown) => {
  const read = readRecord(value)
  return 'errors' in read ? read.errors : []
}

describe('a record', () => {
  it('of a title has defaults: for subscribers, everywhere, released', () => {
    expect(readRecord(film)).toMatchObject({
      ok: { tagline: { english: '' }, genres: [], seasons: [], monetizationModel: 'SVOD', allowedCountries: null, releasesAt: null },
    })
  })

  it('accepts a time, or a date in the service’s zone, as start or end of the day', () => {
    const withdrawn = (withdrawnAt: string) => readRecord({ ...film, withdrawnAt })
    expect(withdrawn('2026-11-21')).toMatchObject({ ok: { withdrawnAt: new Date('2026-11-21T18:30:00Z') } })
    expect(withdrawn('2026-11-21T10:00+05:30')).toMatchObject({ ok: { withdrawnAt: new Date('2026-11-21T04:30:00Z') } })
    const released = (releasesAt: string) => readRecord({ ...film, releasesAt })
    expect(released('2026-11-21')).toMatchObject({ ok: { releasesAt: new Date('2026-11-20T18:30:00Z') } })
    expect(released('2026-11-21T10:00+05:30')).toMatchObject({ ok: { releasesAt: new Date('2026-11-21T04:30:00Z') } })
  })

  it('uses the brand’s time zone for dates', () => {
    jest.replaceProperty(brand, 'timeZone', 'Europe/Amsterdam')
    expect(readRecord({ ...film, releasesAt: '2026-11-21' })).toMatchObject({ ok: { releasesAt: new Date('2026-11-20T23:00:00Z') } })
    jest.restoreAllMocks()
  })

  it('accepts the ids that URLs and calls accept', () => {
    const ids = ['a'.repeat(80), 'Ferry_2-b', 'a'.repeat(81), 'a.b', 'খেয়া']
    expect(ids.map((contentId) => errorsOf({ ...film, contentId }).length)).toEqual([0, 0, 1, 1, 1])
    const slugs = ['a'.repeat(80), 'a'.repeat(81)]
    expect(slugs.map((slug) => errorsOf({ record: 'genre', slug, name: { english: 'Drama' } }))).toEqual([[], ['slug: is longer than 80 characters']])
  })

  it('limits the normalised permalink to 200 characters', () => {
    const links = ['a'.repeat(199), `//${'a'.repeat(199)}/`, 'a'.repeat(200), `/${'a'.repeat(200)}`, 'İ'.repeat(120)]
    const error = 'permanentLink: is longer than 200 characters, with its slash'
    expect(links.map((permanentLink) => errorsOf({ ...film, permanentLink }))).toEqual([[], [], [error], [error], [error]])
  })

  it('may have a permalink that starts like a page, but not that of a page of any brand', () => {
    const error = 'permanentLink: is reserved for a page of the site'
    expect(errorsOf({ ...film, permanentLink: '/my-fair-lady' })).toEqual([])
    expect(brandSlugs.map((slug) => errorsOf({ ...film, permanentLink: `/my-${slug}` }))).toEqual(brandSlugs.map(() => [error]))
  })

  it('accepts the names and permalinks that the ingest accepts, and no others', () => {
    const someText = fc.oneof(fc.string({ unit: 'binary', maxLength: 310 }), fc.constantFrom('', ' ', '\u200b', '\u3164', 'x'.repeat(300), 'x'.repeat(301), 'খেয়া', 'a\u0000'))
    const someLink = fc.oneof(fc.string({ maxLength: 210 }), fc.constantFrom('/plans', '/a/b', 'a'.repeat(199), 'a'.repeat(200), '/ভাড়া', '/a b'))
    fc.assert(fc.property(someText, someText, someLink, (english, bengali, permalink) => {
      const words = { title: { english, bengali }, description: { english: bengali }, permalink, rating: null, genres: [], isFree: true, year: null }
      const isRefused = (() => {
        try {
          checkWords(words)
          return false
        } catch {
          return true
        }
      })()
      expect(isRefused).toBe(errorsOf({ ...film, permanentLink: permalink, title: { english, bengali }, description: { english: bengali } }).length > 0)
    }))
  })

  it('treats blank Bengali as missing in every text', () => {
    const said = (bengali: string) => ({ english: 'The Ferry', bengali })
    const blank = [
      { ...film, title: said(''), tagline: said(' \u200b'), heroText: said('\u3164\n'), contentDescriptors: [said('')], credits: [{ personId: 'meghna', character: said('') }] },
      { ...series, seasons: [{ seasonNumber: 1, title: said(''), episodes: [{ contentId: 'one', episodeNumber: 1, title: said('\t'), description: said('') }] }] },
      { record: 'genre', slug: 'drama', name: said('') },
      { ...page, modules: [{ ...tray, title: said('\u00a0'), newest: 'all' }] },
      { record: 'popularSearches', terms: [said('')] },
    ]
    for (const value of blank) expect(JSON.stringify(readRecord(value))).not.toMatch(/bengali|errors/)
    expect(readRecord({ ...film, title: said('খেয়া') })).toMatchObject({ ok: { title: said('খেয়া') } })
  })

  it('may have a past or future withdrawal', () => {
    expect(['2020-01-01', '2099-11-21T12:00:00Z'].map((withdrawnAt) => errorsOf({ ...film, withdrawnAt }))).toEqual([[], []])
  })

  it('may have the run length of a movie or an episode (CAT-95)', () => {
    const seasons = [{ seasonNumber: 1, episodes: [{ contentId: 'one', episodeNumber: 1, title: { english: 'One' }, runLength: 2640 }] }]
    expect(readRecord({ ...film, runLength: 6720 })).toMatchObject({ ok: { runLength: 6720 } })
    expect(readRecord({ ...series, seasons })).toMatchObject({ ok: { seasons: [{ episodes: [{ runLength: 2640 }] }] } })
  })

  it('accepts three lower-case letters as a sign language', () => {
    const takes = (code: string) => errorsOf({ ...film, signLanguages: [code] }).length === 0
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{3}$/), takes))
    fc.assert(fc.property(fc.string().filter((said) => !/^[a-z]{3}$/.test(said)), (said) => !takes(said)))
  })

  it.each([
    ['text', 'is not an object'],
    [{}, 'record: is missing; it must be one of genre, tag, person, title, page, popularSearches'],
    [{ record: 'film' }, 'record: must be one of genre, tag'],
    [{ record: 'constructor' }, 'record: must be one of genre, tag'],
    [{ ...film, title: {} }, 'title.english: is missing'],
    [{ ...film, title: 'The Ferry' }, 'title: is text, not an object'],
    [{ ...film, permalink: '/x' }, 'unknown field permalink'],
    [{ ...film, permanentLink: '/plans' }, 'permanentLink: is reserved for a page of the site'],
    [{ ...film, permanentLink: '/a/b' }, 'permanentLink: has more than one path segment'],
    [{ ...film, permanentLink: '/a b' }, 'permanentLink: contains a space'],
    [{ ...film, contentId: 'a b' }, 'contentId: is not an id'],
    [{ ...film, contentType: 'film' }, 'contentType: must be one of movie, series'],
    [{ ...film, year: '2026' }, 'year: is text, not a number'],
    [{ ...film, year: 20_260 }, 'year: is not an integer from 1800 to 2999'],
    [{ ...film, runLength: 0 }, 'runLength: is not an integer from 1 to 86400'],
    [{ ...series, runLength: 2400 }, 'runLength: is for movies and episodes, not for a series'],
    [{ ...film, maturityRating: 'PG' }, 'maturityRating: must be one of U, U/A 7+'],
    [{ ...film, genres: ['drama', 'drama'] }, 'genres: has a duplicate'],
    [{ ...film, releasesAt: '2026-02-30' }, 'releasesAt: is neither a date'],
    [{ ...film, releasesAt: '21.11.2026' }, 'releasesAt: is neither a date'],
    [{ ...film, releasesAt: '0026-11-21' }, 'releasesAt: has a year outside 1900 to 2999'],
    [{ ...film, releasesAt: '9026-11-21T10:00:00Z' }, 'releasesAt: has a year outside 1900 to 2999'],
    [{ ...film, withdrawnAt: '1026-11-21' }, 'withdrawnAt: has a year outside 1900 to 2999'],
    [{ ...series, seasons: [{ seasonNumber: 1, releasesAt: '0226-11-21' }] }, 'seasons.0.releasesAt: has a year outside 1900 to 2999'],
    [{ ...film, title: { english: ' ' } }, 'title.english: is empty'],
    [{ ...film, title: { english: '\u200b' } }, 'title.english: is empty'],
    [{ ...film, title: { english: '\u00a0\u2060' } }, 'title.english: is empty'],
    [{ record: 'person', personId: 'meghna', name: { english: '\u3164' } }, 'name.english: is empty'],
    [{ record: 'genre', slug: 'drama', name: { english: 'Drama' }, description: { english: '\u200b' } }, 'description.english: is empty'],
    [{ ...film, blockedCountries: ['India'] }, 'blockedCountries.0: is not a country code'],
    [{ ...film, signLanguages: 'ins' }, 'signLanguages: is text, not a list'],
    [{ ...film, signLanguages: ['ISL'] }, 'signLanguages.0: is not a sign language: an ISO 639-3 code such as ins'],
    [{ ...film, signLanguages: ['ins', 'ins'] }, 'signLanguages: has a duplicate'],
    [{ ...film, images: [{ url: 'https://elsewhere/a.png', orientation: 'portrait', resolution: '1x1' }] }, 'images.0.url: is not an image path'],
    [{ ...film, monetizationPlan: { enabled: true, excluded: [{ id: 'mobile' }] } }, 'monetizationPlan: excludes plans but includes none'],
    [{ ...film, seasons: [{ seasonNumber: 1 }] }, 'seasons: a movie must not have seasons'],
    [{ ...series, seasons: [{ seasonNumber: 1 }, { seasonNumber: 1 }] }, 'seasons: have a duplicate number'],
    [{ ...film, title: { english: 'a\u0000b' } }, 'title.english: contains a control character or an unpaired surrogate'],
    [{ ...film, title: { english: '\ud800' } }, 'title.english: contains a control character or an unpaired surrogate'],
    [{ ...page, modules: [tray] }, 'modules.0: has no content'],
    [{ ...page, modules: [{ ...tray, contentIds: [], newest: 'all' }] }, 'modules.0: has contentIds together with newest'],
    [{ ...page, modules: [{ ...tray, newest: 'all', mostWatched: 'all' }] }, 'modules.0: has more than one of newest, mostWatched and leaving'],
    [{ ...page, modules: [{ ...tray, newest: 'all' }, { ...tray, moduleId: 'late', kind: 'hero', newest: 'all' }] }, 'modules: have a hero after the first position'],
    [{ ...page, modules: ['first', 'second'].map((moduleId) => ({ ...tray, moduleId, kind: 'hero', newest: 'all' })) }, 'modules: have a hero after the first position'],
    [{ ...page, modules: ['first', 'second'].map((moduleId) => ({ ...tray, moduleId, kind: 'continueWatching' })) }, 'modules: have continueWatching or becauseWatched more than once'],
    [{ record: 'genre', slug: 'drama', name: { english: 'Drama' }, description: { bengali: 'নদীর ড্রামা।' } }, 'description.english: is missing'],
    [{ record: 'genre', slug: 'drama', name: { english: 'Drama' }, description: { english: 'x'.repeat(1_001) } }, 'description.english: is longer than 1000 characters'],
    [{ record: 'tag', slug: 'river', name: { english: 'River' }, description: { english: 'Wet.' } }, 'unknown field description'],
    [{ record: 'genre', slug: 'Science Fiction', name: { english: 'SF' } }, 'slug: is not a slug'],
  ])('%j is refused with the name of its field', (value, error) => {
    expect(errorsOf(value)).toEqual([expect.stringContaining(error)])
  })

  it('is rejected with all its errors', () => {
    expect(errorsOf({ ...film, contentId: '', year: 1, title: { english: '' } })).toHaveLength(3)
  })

  it('is parsed into a record or errors, whatever the input', () => {
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), fc.record({ record: fc.constantFrom('title', 'page', 'genre'), title: fc.jsonValue() })), (value) => {
      const read = readRecord(value)
      expect('ok' in read || read.errors.length > 0).toBe(true)
    }))
  })
})

describe('a record in a row of a CSV file', () => {
  it('equals the JSON record', () => {
    const { value, errors } = recordOfRow(
      ['record', 'contentId', 'title.english', 'title.bengali', 'genres', 'year', 'allowedCountries', 'tagline.english'],
      ['title', 'ferry', 'The Ferry', 'খেয়া', 'drama| music', '2026', '[]', ''],
    )
    expect([value, errors]).toEqual([
      { record: 'title', contentId: 'ferry', title: { english: 'The Ferry', bengali: 'খেয়া' }, genres: ['drama', 'music'], year: 2026, allowedCountries: [] },
      [],
    ])
  })

  it('reports invalid JSON cells and short rows', () => {
    expect(recordOfRow(['record', 'seasons', 'year'], ['title', 'two']).errors).toEqual([
      'has 2 cells, but the header has 3 columns', 'seasons: is not JSON',
    ])
  })

  it('is read back as it was written', () => {
    const value = { ...series, genres: ['drama', 'music'], signLanguages: ['ins', 'bfi'], allowedCountries: [], year: 2026, seasons: [{ seasonNumber: 1, title: { english: 'One, "two"' } }] }
    expect(recordOfRow(columns, rowOfRecord(value))).toEqual({ value, errors: [] })
  })
})
