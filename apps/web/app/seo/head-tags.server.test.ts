/** @jest-environment node */
import { defaultGenreView, genreQuery, genresQuery, pageQuery, personQuery, platformQuery, titleQuery } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { PersonId, Title } from '@ott/catalogue'
import { aCard, aMovie, aSeries } from '@ott/catalogue/testing'
import { QueryClient } from '@tanstack/react-query'
import { addHeadTags } from './head-tags.server.ts'

const labels = { home: 'Home', movies: 'Movies', shows: 'Shows' }
const noCall: Call = () => Promise.reject(new Error('Head tags make no call'))

function page(path: string, { title, status = 200, pages = ['home', 'movies', 'shows'] }: { title?: Title; status?: number; pages?: string[] } = {}) {
  const queries = new QueryClient()
  if (title) queries.setQueryData(titleQuery(noCall, title.link, 'english').queryKey, title)
  queries.setQueryData(genresQuery(noCall, 'english').queryKey, [{ slug: 'drama', name: 'Drama' }])
  queries.setQueryData(platformQuery(noCall, 'english').queryKey, { timeZone: 'Asia/Kolkata', serverTime: new Date('2026-11-21T12:00:00Z'), disabled: [], pages })
  queries.setQueryData(genreQuery(noCall, 'drama', 'english', defaultGenreView).queryKey, { cards: [aCard()], total: 1 })
  const hero = { kind: 'hero', cards: [aCard({ pictures: { landscape: '/pictures/tram-landscape.webp', portrait: '/pictures/tram-portrait.webp' } })] }
  queries.setQueryData(pageQuery(noCall, 'home', 'english').queryKey, { modules: [{ kind: 'tray', cards: [aCard()] }, hero] })
  queries.setQueryData(personQuery(noCall, 'meghna', 'english').queryKey, {
    id: 'meghna' as PersonId, name: 'Meghna Basu', portrait: '/pictures/person-meghna.webp', jobs: [{ job: 'Actor', titles: [aCard()] }],
  })
  return addHeadTags('<head><title>x</title></head><body></body>', { url: new URL(`https://films.example${path}`), status, locale: 'en', queries, labels })
}

const nodesOn = (html: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  return text ? (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'] : []
}
const typesOn = (html: string) => nodesOn(html).map((node) => node['@type'])

describe('the head tags of a page', () => {
  it('describe a movie for search engines and for sharing', () => {
    const html = page('/en/the-last-ferry', { title: aMovie() })
    expect(typesOn(html)).toEqual(['Movie', 'BreadcrumbList'])
    expect(html).toContain('<meta property="og:type" content="video.movie"/>')
    expect(html).toContain('<meta property="og:image" content="https://films.example/pictures/ferry-landscape.webp"/>')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(html).toContain('<link rel="alternate" hreflang="bn" href="https://films.example/bn/the-last-ferry"/>')
    expect(html.indexOf('ld+json')).toBeLessThan(html.indexOf('</head>'))
  })

  it('have the hero or first picture of the page, a portrait or the brand’s icon', () => {
    const pictures = ['/en', '/en/genre/drama', '/en/people/meghna', '/en/help', '/en/movies', '/en/genre'].map((path) => {
      const html = page(path)
      expect(html).toContain('<meta property="og:locale" content="en_GB"/>')
      return [/twitter:card" content="(.*?)"/.exec(html)?.[1], /og:image" content="https:\/\/films.example(.*?)"/.exec(html)?.[1]]
    })
    expect(pictures).toEqual([
      ['summary_large_image', '/pictures/tram-landscape.webp'],
      ['summary_large_image', '/pictures/ferry-landscape.webp'],
      ['summary', '/pictures/person-meghna.webp'],
      ['summary_large_image', '/pictures/tram-landscape.webp'],
      ['summary', '/icon-512.png'],
      ['summary', '/icon-512.png'],
    ])
  })

  it('have the canonical URL for sharing, also without an Open Graph type', () => {
    const urls = ['/en?from=mail', '/en/movies', '/en/genre/drama?page=2&from=mail', '/en/help'].map((path) => /og:url" content="(.*?)"/.exec(page(path))?.[1])
    expect(urls).toEqual(['https://films.example/en', 'https://films.example/en/movies', 'https://films.example/en/genre/drama?page=2', 'https://films.example/en/help'])
  })

  it('have no breadcrumb of a disabled page', () => {
    const pathTo = (pages: string[]) => JSON.stringify(nodesOn(page('/en/tram-24', { title: aSeries(), pages })))
    expect([pathTo(['home', 'shows']).includes('/en/shows'), pathTo(['home']).includes('/en/shows')]).toEqual([true, false])
  })

  it('have the trailer, if there is one', () => {
    const html = page('/en/the-last-ferry', { title: aMovie({ trailer: '/trailers/ferry.mp4' }) })
    expect(html).toContain('<meta property="og:video" content="https://films.example/trailers/ferry.mp4"/><meta property="og:video:type" content="video/mp4"/>')
    expect(page('/en/the-last-ferry', { title: aMovie() })).not.toContain('og:video')
  })

  it('of a watch page are those of its title, with the start time in the URL and noindex', () => {
    const moment = page('/en/the-last-ferry/ferry/watch?t=42.5&token=secret&from=mail', { title: aMovie({ trailer: '/trailers/ferry.mp4' }) })
    const tags = Object.fromEntries(Array.from(moment.matchAll(/<meta (?:name|property)="(.*?)" content="(.*?)"\/>/g), ([, key, content]) => [key, content]))
    expect(tags).toEqual({
      'og:locale': 'en_GB',
      'og:locale:alternate': 'bn_IN',
      'og:type': 'video.movie',
      'og:url': 'https://films.example/en/the-last-ferry/ferry/watch?t=42',
      'og:image': 'https://films.example/pictures/ferry-landscape.webp',
      'og:video': 'https://films.example/trailers/ferry.mp4',
      'og:video:type': 'video/mp4',
      'twitter:card': 'summary_large_image',
      'robots': 'noindex',
    })
    expect([moment.includes('hreflang'), typesOn(moment)]).toEqual([false, []])
  })

  it('of an episode are those of its series, without an invalid start time', () => {
    for (const query of ['', '?t=x', '?t=-1', '?t=0.5', '?t="><script>']) {
      const html = page(`/en/tram-24/e2/watch${query}`, { title: aSeries() })
      expect(html).toContain('<meta property="og:type" content="video.episode"/><meta property="og:url" content="https://films.example/en/tram-24/e2/watch"/>')
    }
  })

  it('have the date in the time zone of the service', () => {
    const html = page('/en/the-last-ferry', { title: aMovie({ releasesAt: new Date('2026-11-20T18:30:00Z') }) })
    expect(nodesOn(html)[0]?.datePublished).toBe('2026-11-21')
  })

  it('describe a series, a person and a genre', () => {
    expect(typesOn(page('/en/tram-24', { title: aSeries() }))).toEqual(['TVSeries', 'BreadcrumbList'])
    expect(typesOn(page('/en/people/meghna'))).toEqual(['Person', 'BreadcrumbList'])
    expect(typesOn(page('/en/genre/drama'))).toEqual(['BreadcrumbList'])
  })

  it('are noindex for private, unknown and watch pages', () => {
    const unkept = [page('/en/settings'), page('/en/search?search=a'), page('/en/the-last-ferry/ferry/watch'), page('/en/none', { status: 404 })]
    expect(unkept.map((html) => [html.includes('content="noindex"'), typesOn(html)])).toEqual(unkept.map(() => [true, []]))
    expect(page('/en/movies')).not.toContain('noindex')
  })

  it('escape URL and title', () => {
    const html = page('/en/the-last-ferry?a="><script>alert(1)</script>', { title: aMovie({ title: '</script><script>alert(1)</script>' }) })
    expect(html).not.toContain('<script>alert')
    expect(nodesOn(html)[0]?.name).toBe('</script><script>alert(1)</script>')
    expect(page('/en/genre/a"%3E%3Cscript%3E&b')).not.toContain('<script>')
  })
})
