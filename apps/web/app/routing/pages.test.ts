import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import declared from 'virtual:pages'
import { canHostModal, isModal, matchPage, needsDeferredMessages, needsDocumentLoad } from './pages.ts'

const routeFiles = join(import.meta.dirname, '../routes')

describe('the page at a path', () => {
  const idAt = (path: string) => matchPage(path).id

  it('is found with or without a locale', () => {
    expect(['/en', '/bn/', '/en/movies', '/shows', '/en/plans/'].map(idAt)).toEqual(['routes/home', 'routes/home', 'routes/movies', 'routes/shows', 'routes/plans'])
  })

  it('is a title if no other page matches', () => {
    expect(matchPage('/bn/the-last-ferry')).toMatchObject({ id: 'routes/title', params: { '*': 'the-last-ferry' } })
  })

  it('has the params of its URL', () => {
    expect(matchPage('/bn/people/meghna-basu').params).toEqual({ personId: 'meghna-basu' })
    expect(matchPage('/en/genre').params).toEqual({ slug: undefined })
  })

  it('is a watch page only below a title', () => {
    expect(['/en/tram-24/tram-s1e1/watch', '/en/watch'].map(idAt)).toEqual(['routes/watch', 'routes/title'])
  })
})

describe('the declaration of a page', () => {
  it('makes titles and sign-in modals', () => {
    expect(['/en/tram-24', '/en/login', '/en/movies', '/en/genre/drama', '/en/people/meghna-basu', '/en/tram-24/e1/watch'].map(isModal)).toEqual([
      true, true, false, false, false, false,
    ])
  })

  it('lets pages with cards host a modal, but not the player', () => {
    expect(['/en', '/bn/people/meghna-basu', '/en/tram-24', '/en/tram-24/e1/watch', '/en/settings'].map(canHostModal)).toEqual([true, true, true, false, false])
  })

  it.each(['/en/people/meghna-basu', '/en/genre/drama', '/bn/search', '/en/plans', '/en/help', '/bn/accessibility', '/en/terms', '/en/welcome', '/bn/settings/devices'])('renders %s with all messages', (path) => {
    expect(needsDeferredMessages(path)).toBe(true)
  })

  it.each(['/en', '/bn/movies', '/en/hilsa', '/en/login'])('renders %s with the eager messages', (path) => {
    expect(needsDeferredMessages(path)).toBe(false)
  })

  it('gives the checkout a document of its own', () => {
    expect(needsDocumentLoad('/en/plans', '/en/plans/checkout')).toBe(true)
    expect(needsDocumentLoad('/bn/plans/checkout', '/bn')).toBe(true)
    expect(needsDocumentLoad('/en/plans', '/en/plans/benefits')).toBe(false)
  })

  it('is in every route file that renders a page', () => {
    const layouts = ['locale-layout', 'site-layout', 'require-auth', 'redirect-to-locale']
    const files = readdirSync(routeFiles).filter((file) => !file.includes('.test.')).map((file) => file.replace('.tsx', ''))
    expect(declared.map(({ id }) => id).toSorted()).toEqual(files.filter((file) => !layouts.includes(file)).map((file) => `routes/${file}`).toSorted())
  })

  it('belongs to a route file that renders its screen itself', () => {
    const sources = declared.map(({ id }) => readFileSync(join(routeFiles, '..', `${id}.tsx`), 'utf8'))
    expect(sources.filter((source) => /export default function \w+\([^)]*\) \{\n {2}return null/.test(source))).toEqual([])
  })
})
