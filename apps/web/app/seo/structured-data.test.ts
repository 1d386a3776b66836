import type { ContentId, PersonId } from '@ott/catalogue'
import { aCard, aMovie, anEpisode, aSeason, aSeries } from '@ott/catalogue/testing'
import { breadcrumbNode, personPageNode, titleNode } from './structured-data.ts'
import type { Site } from './structured-data.ts'

const site: Site = { origin: 'https://films.example', locale: 'bn', timeZone: 'Asia/Kolkata' }
const now = new Date('2026-11-21T12:00:00Z')
const out = new Date('2026-01-01T00:00:00Z')
const later = new Date('2027-01-01T00:00:00Z')

describe('a movie', () => {
  const movie = aMovie({
    releasesAt: out,
    runLengthSeconds: 42.5,
    tags: ['River', 'Farewells'],
    people: [
      { id: 'meghna' as PersonId, name: 'Meghna Basu', job: 'Actor' },
      { id: 'ishani' as PersonId, name: 'Ishani Chakraborty', job: 'Director' },
    ],
  })

  it('has its people, rating and duration', () => {
    expect(titleNode(movie, site, now)).toMatchObject({
      '@type': 'Movie',
      'name': 'The Last Ferry',
      'url': 'https://films.example/bn/the-last-ferry',
      'image': 'https://films.example/pictures/ferry-landscape.webp',
      'datePublished': '2026-01-01',
      'duration': 'PT43S',
      'contentRating': 'U/A 13+',
      'genre': ['Drama'],
      'keywords': 'River, Farewells',
      'isAccessibleForFree': false,
      'actor': [{ '@type': 'Person', 'name': 'Meghna Basu', 'url': 'https://films.example/bn/people/meghna' }],
      'director': [{ name: 'Ishani Chakraborty' }],
    })
  })

  it('has its video once it is released', () => {
    expect(titleNode(movie, site, now).video).toMatchObject({ '@type': 'VideoObject', 'uploadDate': out.toISOString(), 'duration': 'PT43S' })
    const unseen = [{ releasesAt: later }, { releasesAt: null }, { isStreamable: false }]
    expect(unseen.map((changes) => titleNode({ ...movie, ...changes }, site, now).video)).toEqual([undefined, undefined, undefined])
  })

  it('has the URL of its trailer, which is public', () => {
    const { trailer } = titleNode({ ...movie, trailer: '/trailers/ferry.mp4', releasesAt: later }, site, now)
    expect(trailer).toMatchObject({ '@type': 'VideoObject', 'name': 'The Last Ferry', 'contentUrl': 'https://films.example/trailers/ferry.mp4', 'isAccessibleForFree': true })
    expect(trailer).not.toHaveProperty('uploadDate')
    expect(titleNode(movie, site, now)).not.toHaveProperty('trailer')
  })

  it('omits unknown values', () => {
    const bare = titleNode(aMovie({ year: null, runLengthSeconds: null, genres: [] }), site, now)
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['datePublished']))
    expect(['datePublished', 'duration', 'genre', 'keywords', 'actor', 'director', 'author', 'musicBy'].filter((name) => name in bare)).toEqual([])
  })

  it('has its release date in the time zone of the service', () => {
    const opening = aMovie({ releasesAt: new Date('2025-12-31T18:30:00Z') })
    expect(titleNode(opening, site, now).datePublished).toBe('2026-01-01')
    expect(titleNode(opening, { ...site, timeZone: 'UTC' }, now).datePublished).toBe('2025-12-31')
  })

  it('has only its year if the date is unknown', () => {
    expect(titleNode(aMovie({ releasesAt: null, year: 2024 }), site, now).datePublished).toBe('2024')
  })
})

it('a series has its seasons and episodes; specials do not count as a season', () => {
  const series = aSeries({
    seasons: [
      aSeason(0, [anEpisode(1, { title: 'Making of' })]),
      aSeason(1, [anEpisode(1), anEpisode(2, { releasesAt: later })], { releasesAt: out }),
    ],
  })
  const node = titleNode(series, site, now)
  expect(node).toMatchObject({
    '@type': 'TVSeries',
    'numberOfSeasons': 1,
    'containsSeason': [
      { seasonNumber: 0, numberOfEpisodes: 1, episode: [{ name: 'Making of' }] },
      {
        '@type': 'TVSeason',
        'numberOfEpisodes': 2,
        'episode': [
          { '@type': 'TVEpisode', 'episodeNumber': 1, 'datePublished': '2026-01-01', 'video': { '@type': 'VideoObject', 'name': 'Episode 1' } },
          { '@type': 'TVEpisode', 'episodeNumber': 2, 'datePublished': '2027-01-01' },
        ],
      },
    ],
  })
  expect(JSON.stringify(node)).not.toContain(later.toISOString())
})

it('a person’s page has their titles', () => {
  const [ferry, tram] = [aCard(), aCard({ id: 'tram' as ContentId, type: 'series', title: 'Tram 24', link: '/tram-24' })]
  const jobs = [{ job: 'Actor', titles: [ferry, tram] }, { job: 'Director', titles: [ferry] }]
  expect(personPageNode({ id: 'meghna' as PersonId, name: 'Meghna Basu', jobs }, site)).toEqual({
    '@type': 'Person',
    'name': 'Meghna Basu',
    'url': 'https://films.example/bn/people/meghna',
    'subjectOf': [
      { '@type': 'Movie', 'name': 'The Last Ferry', 'url': 'https://films.example/bn/the-last-ferry' },
      { '@type': 'TVSeries', 'name': 'Tram 24', 'url': 'https://films.example/bn/tram-24' },
    ],
  })
})

it('a breadcrumb list is numbered from 1', () => {
  expect(breadcrumbNode(site, [{ name: 'হোম', path: '/' }, { name: 'শেষ খেয়া', path: '/the-last-ferry' }])).toEqual({
    '@type': 'BreadcrumbList',
    'itemListElement': [
      { '@type': 'ListItem', 'position': 1, 'name': 'হোম', 'item': 'https://films.example/bn' },
      { '@type': 'ListItem', 'position': 2, 'name': 'শেষ খেয়া', 'item': 'https://films.example/bn/the-last-ferry' },
    ],
  })
})
