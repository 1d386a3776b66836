import fc from 'fast-check'
import { brand } from '@ott/brand'
import { brandSlugs } from '@ott/brand/choose'
import { columns, recordOfRow, rowOfRecord } from './csv-record.ts'
import { readRecord } from './record.ts'

const film = { record: 'title', contentId: 'ferry', contentType: 'movie', permanentLink: '/the-ferry', title: { english: 'The Ferry' } }
const series = { ...film, contentType: 'series' }
const page = { record: 'page', pageId: 'home', title: { english: 'Home' } }
const tray = { moduleId: 'tray', kind: 'tray', orientation: 'portrait', title: { english: 'Tray' } }

const faultsOf = (value: unknown) => {
  const read = readRecord(value)
  return 'faults' in read ? read.faults : []
}

describe('a record', () => {
  it('of a title needs little, and is for subscribers, everywhere and out at once unless it says otherwise', () => {
    expect(readRecord(film)).toMatchObject({
      ok: { tagline: { english: '' }, genres: [], seasons: [], monetizationModel: 'SVOD', allowedCountries: null, releasesAt: null },
    })
  })

  it('takes a day of where the service is, at whose beginning a title comes and at whose end it goes, or a moment', () => {
    const withdrawn = (withdrawnAt: string) => readRecord({ ...film, withdrawnAt })
    expect(withdrawn('2026-11-21')).toMatchObject({ ok: { withdrawnAt: new Date('2026-11-21T18:30:00Z') } })
    expect(withdrawn('2026-11-21T10:00+05:30')).toMatchObject({ ok: { withdrawnAt: new Date('2026-11-21T04:30:00Z') } })
    const released = (releasesAt: string) => readRecord({ ...film, releasesAt })
    expect(released('2026-11-21')).toMatchObject({ ok: { releasesAt: new Date('2026-11-20T18:30:00Z') } })
    expect(released('2026-11-21T10:00+05:30')).toMatchObject({ ok: { releasesAt: new Date('2026-11-21T04:30:00Z') } })
  })

  it('takes a day by the zone of the brand', () => {
    jest.replaceProperty(brand, 'timeZone', 'Europe/Amsterdam')
    expect(readRecord({ ...film, releasesAt: '2026-11-21' })).toMatchObject({ ok: { releasesAt: new Date('2026-11-20T23:00:00Z') } })
    jest.restoreAllMocks()
  })

  it('takes the ids that addresses and calls take, as long as those', () => {
    const ids = ['a'.repeat(80), 'Ferry_2-b', 'a'.repeat(81), 'a.b', 'খেয়া']
    expect(ids.map((contentId) => faultsOf({ ...film, contentId }).length)).toEqual([0, 0, 1, 1, 1])
    const slugs = ['a'.repeat(80), 'a'.repeat(81)]
    expect(slugs.map((slug) => faultsOf({ record: 'genre', slug, name: { english: 'Drama' } }))).toEqual([[], ['slug: is longer than 80 characters']])
  })

  it('has an address of at most 200 characters as it is kept, with its slash and in small letters', () => {
    const links = ['a'.repeat(199), `//${'a'.repeat(199)}/`, 'a'.repeat(200), `/${'a'.repeat(200)}`, 'İ'.repeat(120)]
    const fault = 'permanentLink: is longer than 200 characters, with its slash'
    expect(links.map((permanentLink) => faultsOf({ ...film, permanentLink }))).toEqual([[], [], [fault], [fault], [fault]])
  })

  it('may have an address that begins like a page of the site, and not that of a page of any brand', () => {
    const fault = 'permanentLink: is a page of the site, not free for a title'
    expect(faultsOf({ ...film, permanentLink: '/my-fair-lady' })).toEqual([])
    expect(brandSlugs.map((slug) => faultsOf({ ...film, permanentLink: `/my-${slug}` }))).toEqual(brandSlugs.map(() => [fault]))
  })

  it('takes Bengali that is empty or blank for none, wherever words stand', () => {
    const said = (bengali: string) => ({ english: 'The Ferry', bengali })
    const blank = [
      { ...film, title: said(''), tagline: said(' '), heroText: said('\n'), contentDescriptors: [said('')], credits: [{ personId: 'meghna', character: said('') }] },
      { ...series, seasons: [{ seasonNumber: 1, title: said(''), episodes: [{ contentId: 'one', episodeNumber: 1, title: said('\t'), description: said('') }] }] },
      { record: 'genre', slug: 'drama', name: said('') },
      { ...page, modules: [{ ...tray, title: said('\u00a0'), newest: 'all' }] },
      { record: 'popularSearches', terms: [said('')] },
    ]
    for (const value of blank) expect(JSON.stringify(readRecord(value))).not.toMatch(/bengali|faults/)
    expect(readRecord({ ...film, title: said('খেয়া') })).toMatchObject({ ok: { title: said('খেয়া') } })
  })

  it('says when a title is withdrawn, be it past or still to come', () => {
    expect(['2020-01-01', '2099-11-21T12:00:00Z'].map((withdrawnAt) => faultsOf({ ...film, withdrawnAt }))).toEqual([[], []])
  })

  it('takes any three small Latin letters for a sign language, and nothing else', () => {
    const takes = (code: string) => faultsOf({ ...film, signLanguages: [code] }).length === 0
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{3}$/), takes))
    fc.assert(fc.property(fc.string().filter((said) => !/^[a-z]{3}$/.test(said)), (said) => !takes(said)))
  })

  it.each([
    ['text', 'is no object'],
    [{}, 'record: is missing; it is one of genre, tag, person, title, page, popularSearches'],
    [{ record: 'film' }, 'record: is none of genre, tag'],
    [{ record: 'constructor' }, 'record: is none of genre, tag'],
    [{ ...film, title: {} }, 'title.english: is missing'],
    [{ ...film, title: 'The Ferry' }, 'title: is text, not an object'],
    [{ ...film, permalink: '/x' }, 'there is no field permalink'],
    [{ ...film, permanentLink: '/plans' }, 'permanentLink: is a page of the site'],
    [{ ...film, permanentLink: '/a/b' }, 'permanentLink: has more than one part'],
    [{ ...film, permanentLink: '/a b' }, 'permanentLink: holds a space'],
    [{ ...film, contentId: 'a b' }, 'contentId: is no id'],
    [{ ...film, contentType: 'film' }, 'contentType: is none of movie, series'],
    [{ ...film, year: '2026' }, 'year: is text, not a number'],
    [{ ...film, year: 20_260 }, 'year: is no whole number from 1800 to 2999'],
    [{ ...film, maturityRating: 'PG' }, 'maturityRating: is none of U, U/A 7+'],
    [{ ...film, genres: ['drama', 'drama'] }, 'genres: names one of them twice'],
    [{ ...film, releasesAt: '2026-02-30' }, 'releasesAt: is no day'],
    [{ ...film, releasesAt: '21.11.2026' }, 'releasesAt: is no day'],
    [{ ...film, blockedCountries: ['India'] }, 'blockedCountries.0: is no country'],
    [{ ...film, signLanguages: 'ins' }, 'signLanguages: is text, not a list'],
    [{ ...film, signLanguages: ['ISL'] }, 'signLanguages.0: is no sign language: three small Latin letters such as ins'],
    [{ ...film, signLanguages: ['ins', 'ins'] }, 'signLanguages: names one of them twice'],
    [{ ...film, images: [{ url: 'https://elsewhere/a.png', orientation: 'portrait', resolution: '1x1' }] }, 'images.0.url: is no picture of ours'],
    [{ ...film, monetizationPlan: { enabled: true, excluded: [{ id: 'mobile' }] } }, 'monetizationPlan: excludes plans and includes none'],
    [{ ...film, seasons: [{ seasonNumber: 1 }] }, 'seasons: a movie has none'],
    [{ ...series, seasons: [{ seasonNumber: 1 }, { seasonNumber: 1 }] }, 'seasons: have one number twice'],
    [{ ...film, title: { english: 'a\u0000b' } }, 'title.english: holds a character that cannot be shown'],
    [{ ...film, title: { english: '\ud800' } }, 'title.english: holds a character that cannot be shown'],
    [{ ...page, modules: [tray] }, 'modules.0: shows nothing'],
    [{ ...page, modules: [{ ...tray, contentIds: [], newest: 'all' }] }, 'modules.0: names titles and asks for the newest'],
    [{ ...page, modules: [{ ...tray, newest: 'all', mostWatched: 'all' }] }, 'modules.0: asks for more than one of newest, mostWatched and leaving'],
    [{ ...page, modules: [{ ...tray, newest: 'all' }, { ...tray, moduleId: 'late', kind: 'hero', newest: 'all' }] }, 'modules: have a hero after the first place'],
    [{ ...page, modules: ['first', 'second'].map((moduleId) => ({ ...tray, moduleId, kind: 'hero', newest: 'all' })) }, 'modules: have a hero after the first place'],
    [{ ...page, modules: ['first', 'second'].map((moduleId) => ({ ...tray, moduleId, kind: 'continueWatching' })) }, 'modules: have continueWatching or becauseWatched twice'],
    [{ record: 'genre', slug: 'drama', name: { english: 'Drama' }, description: { bengali: 'নদীর ড্রামা।' } }, 'description.english: is missing'],
    [{ record: 'genre', slug: 'drama', name: { english: 'Drama' }, description: { english: 'x'.repeat(1_001) } }, 'description.english: is longer than 1000 characters'],
    [{ record: 'tag', slug: 'river', name: { english: 'River' }, description: { english: 'Wet.' } }, 'there is no field description'],
    [{ record: 'genre', slug: 'Science Fiction', name: { english: 'SF' } }, 'slug: is no slug'],
  ])('%j is refused with the name of its field', (value, fault) => {
    expect(faultsOf(value)).toEqual([expect.stringContaining(fault)])
  })

  it('is refused with all that is wrong with it', () => {
    expect(faultsOf({ ...film, contentId: '', year: 1, title: { english: '' } })).toHaveLength(3)
  })

  it('is a record or a list of faults, whatever it was', () => {
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), fc.record({ record: fc.constantFrom('title', 'page', 'genre'), title: fc.jsonValue() })), (value) => {
      const read = readRecord(value)
      expect('ok' in read || read.faults.length > 0).toBe(true)
    }))
  })
})

describe('a record in a row of a CSV file', () => {
  it('is what it would be in JSON', () => {
    const { value, faults } = recordOfRow(
      ['record', 'contentId', 'title.english', 'title.bengali', 'genres', 'year', 'allowedCountries', 'tagline.english'],
      ['title', 'ferry', 'The Ferry', 'খেয়া', 'drama| music', '2026', '[]', ''],
    )
    expect([value, faults]).toEqual([
      { record: 'title', contentId: 'ferry', title: { english: 'The Ferry', bengali: 'খেয়া' }, genres: ['drama', 'music'], year: 2026, allowedCountries: [] },
      [],
    ])
  })

  it('says which cell is no JSON and which row is too short', () => {
    expect(recordOfRow(['record', 'seasons', 'year'], ['title', 'two']).faults).toEqual([
      'has 2 cells, and the first row names 3 columns', 'seasons: is no JSON',
    ])
  })

  it('comes back as it was written', () => {
    const value = { ...series, genres: ['drama', 'music'], signLanguages: ['ins', 'bfi'], allowedCountries: [], year: 2026, seasons: [{ seasonNumber: 1, title: { english: 'One, "two"' } }] }
    expect(recordOfRow(columns, rowOfRecord(value))).toEqual({ value, faults: [] })
  })
})
