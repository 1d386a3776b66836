/** @jest-environment node */
import { brand } from '@ott/brand'
import { needsSignIn } from '@ott/identity'
import fc from 'fast-check'
import { readSitemapPath, robotsText, sitemapEntries, sitemapIndex, sitemapPath } from './sitemap.ts'

const origin = 'https://films.example'

describe('the sitemap', () => {
  it('has a file for every fifty thousand URLs of a language', () => {
    const files = Array.from(sitemapIndex(origin, { titles: 100_001, people: 50_000 }).matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)
    const ofEnglish = ['pages-1', 'titles-1', 'titles-2', 'titles-3', 'people-1'].map((name) => `${origin}/sitemap-en-${name}.xml`)
    expect(files).toEqual([...ofEnglish, ...ofEnglish.map((address) => address.replace('-en-', '-bn-'))])
  })

  it('parses its own file names and no others', () => {
    const part = fc.record({
      locale: fc.constantFrom('en' as const, 'bn' as const),
      kind: fc.constantFrom('pages' as const, 'titles' as const, 'people' as const),
      part: fc.integer({ min: 1, max: 2_000 }),
    })
    fc.assert(fc.property(part, (one) => expect(readSitemapPath(sitemapPath(one))).toEqual(one)))
    const strange = ['/sitemap-fr-titles-1.xml', '/sitemap-en-films-1.xml', '/sitemap-en-titles-0.xml', '/sitemap-en-titles-2001.xml', '/sitemap-en-titles-1e3.xml', '/sitemap-en.xml']
    expect(strange.map(readSitemapPath)).toEqual(strange.map(() => null))
  })

  it('has the last change and the alternates of each page', () => {
    expect(sitemapEntries(origin, 'bn', [{ path: '/tram-24', lastModified: '2026-11-21T12:00:00.000Z' }, { path: '/' }])).toBe(
      '<url><loc>https://films.example/bn/tram-24</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://films.example/en/tram-24"/>' +
        '<xhtml:link rel="alternate" hreflang="bn" href="https://films.example/bn/tram-24"/></url>\n' +
        '<url><loc>https://films.example/bn</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://films.example/en"/>' +
        '<xhtml:link rel="alternate" hreflang="bn" href="https://films.example/bn"/></url>\n',
    )
  })

  it('stays valid XML for any URL', () => {
    const page = sitemapEntries(origin, 'en', [{ path: `/salt&pepper<"'>/নদী` }])
    expect(page).toContain('/en/salt&amp;pepper%3C%22&#39;%3E/%E0%A6%A8%E0%A6%A6%E0%A7%80</loc>')
  })
})

it('robots.txt names the sitemap and disallows pages that need sign-in', () => {
  const lines = robotsText(origin).split('\n')
  expect(lines).toContain('Sitemap: https://films.example/sitemap.xml')
  const closed = lines.flatMap((line) => /^Disallow: \/(?:en|bn)(\/.*)$/.exec(line)?.[1] ?? [])
  expect(closed).toEqual(expect.arrayContaining(['/settings', '/plans', `/my-${brand.slug}`]))
  expect(closed.filter((path) => !needsSignIn(path, brand.slug))).toEqual([])
})
