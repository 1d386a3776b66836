import { waitFor } from '@testing-library/react'
import { queryClient } from '../api/query-client.ts'
import { prefetchNearbyLinks } from './nearby-links.ts'

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** jsdom has no layout: the tests say which links come near the window. */
class FakeObserver {
  static last: FakeObserver
  readonly observed = new Set<Element>()
  readonly report: Report
  readonly options: object

  constructor(report: Report, options: object) {
    this.report = report
    this.options = options
    FakeObserver.last = this
  }

  observe(link: Element) {
    this.observed.add(link)
  }

  disconnect() {
    this.observed.clear()
  }
}

const network = globalThis.fetch
let requests: string[]
let answers: (() => void)[]
let stop: () => void

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver })
  requests = []
  answers = []
  globalThis.fetch = (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input.toString(), location.origin)
    if (pathname.endsWith('/anonymous-token')) return Promise.resolve(new Response('token'))
    requests.push(searchParams.get('permalink') ?? searchParams.get('genre') ?? pathname.replace('/contents/api/v1', ''))
    return new Promise((resolve) => answers.push(() => resolve(Response.json({ errorCode: 'NOT_FOUND', message: '', requestId: '' }, { status: 404 }))))
  }
  queryClient.clear()
  history.replaceState(null, '', '/en')
  document.body.innerHTML = `
    <a href="/en/tram-24">Tram 24</a><a href="/en/hilsa">Hilsa</a><a href="/en/movies">Movies</a><a href="/en/genre/drama">Drama</a>
    <a href="/en/people/meghna">Meghna</a><a href="/en/hilsa/hilsa/watch">Watch</a><a href="/en/plans">Plans</a><a href="/en">Here</a>
    <a href="/bn?switch" hreflang="bn">বাংলা</a><a href="https://elsewhere.example/en">Elsewhere</a>`
  stop = prefetchNearbyLinks()
})
afterEach(() => {
  stop()
  globalThis.fetch = network
  Reflect.deleteProperty(navigator, 'connection')
  document.body.innerHTML = ''
})

const link = (href: string) => document.querySelector(`a[href="${href}"]`)!
const report = (isIntersecting: boolean, hrefs: string[]) => FakeObserver.last.report(hrefs.map((href) => ({ target: link(href), isIntersecting })))
const comeNear = (...hrefs: string[]) => report(true, hrefs)
const goAway = (...hrefs: string[]) => report(false, hrefs)
const requested = (...paths: string[]) => waitFor(() => expect(requests).toEqual(paths))

describe('links within 200 px of the window', () => {
  it('are prefetched one after the other', async () => {
    expect(FakeObserver.last.options).toEqual({ rootMargin: '200px' })
    comeNear('/en/tram-24', '/en/hilsa', '/en/movies')
    await requested('/tram-24')
    answers.shift()?.()
    await requested('/tram-24', '/hilsa')
    answers.shift()?.()
    await requested('/tram-24', '/hilsa', '/pages/movies', '/pages/movies/modules')
  })

  it('are not prefetched if they go away before', async () => {
    comeNear('/en/tram-24', '/en/hilsa')
    await requested('/tram-24')
    goAway('/en/hilsa')
    comeNear('/en/movies')
    answers.shift()?.()
    await requested('/tram-24', '/pages/movies', '/pages/movies/modules')
  })

  it('bring no media, nothing of the user, and nothing of this page, other sites and other documents', async () => {
    comeNear('/en/hilsa/hilsa/watch', '/en/plans', '/en', '/bn?switch', 'https://elsewhere.example/en', '/en/tram-24')
    await requested('/tram-24')
  })

  it('bring genres and people', async () => {
    comeNear('/en/people/meghna', '/en/genre/drama')
    await requested('/people')
    answers.shift()?.()
    await requested('/people', '/platform', 'drama')
  })

  it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('are not prefetched over a connection with %j', async (connection) => {
    const read = jest.fn(() => connection)
    Object.defineProperty(navigator, 'connection', { configurable: true, get: read })
    comeNear('/en/hilsa')
    await waitFor(() => expect(read).toHaveBeenCalled())
    Reflect.deleteProperty(navigator, 'connection')
    comeNear('/en/tram-24')
    await requested('/tram-24')
  })

  it('include those that are added later', async () => {
    document.body.insertAdjacentHTML('beforeend', '<ul><li><a href="/en/umbrella-season">Umbrella Season</a></li></ul>')
    await waitFor(() => expect(FakeObserver.last.observed).toContain(link('/en/umbrella-season')))
  })
})
