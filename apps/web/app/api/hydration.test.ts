import { QueryClient } from '@tanstack/react-query'
import { dehydrate, fetchedAt, hydrate } from './hydration.ts'

function transfer(data: unknown): { text: string; browser: QueryClient } {
  const server = new QueryClient()
  server.setQueryData(['page', 'home'], data, { updatedAt: 1000 })
  const text = dehydrate(server)
  const browser = new QueryClient()
  hydrate(text, fetchedAt(server), browser)
  return { text, browser }
}

describe('the queries of the server', () => {
  it('have the same data, dates and age in the browser', () => {
    const page = { title: 'Home', cards: [{ releasesAt: new Date('2026-11-20T00:00:00Z'), year: null }] }
    const { browser } = transfer(page)
    expect(browser.getQueryData(['page', 'home'])).toEqual(page)
    expect(browser.getQueryState(['page', 'home'])?.dataUpdatedAt).toBe(1000)
  })

  it('become stale also on a device whose clock is behind', () => {
    const { text } = transfer('page')
    const behind = new QueryClient()
    hydrate(text, 1000, behind, 400)
    expect(behind.getQueryState(['page', 'home'])?.dataUpdatedAt).toBe(400)
  })

  it('give equal text for equal data fetched later, with the service’s clock as an offset', () => {
    const read = (at: number) => {
      const server = new QueryClient()
      server.setQueryData(['platform'], { timeZone: 'Asia/Kolkata', serverTime: new Date(at + 90_300) }, { updatedAt: at })
      return server
    }
    const [first, later] = [read(1000), read(61_000)]
    expect(dehydrate(later)).toBe(dehydrate(first))
    const browser = new QueryClient()
    hydrate(dehydrate(first), fetchedAt(later), browser)
    expect(browser.getQueryData(['platform'])).toEqual({ timeZone: 'Asia/Kolkata', serverTime: new Date(151_000) })
  })

  it('are as old as the oldest of them', () => {
    const server = new QueryClient()
    expect(fetchedAt(server, 5000)).toBe(5000)
    server.setQueryData(['plans'], [], { updatedAt: 3000 })
    server.setQueryData(['page'], {}, { updatedAt: 2000 })
    expect(fetchedAt(server, 5000)).toBe(2000)
  })

  it('cannot close their script element', () => {
    const { text, browser } = transfer('</script><script>alert(1)</script>')
    expect(text).not.toContain('<')
    expect(browser.getQueryData(['page', 'home'])).toBe('</script><script>alert(1)</script>')
  })

  it('leave out failed queries', async () => {
    const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await server.prefetchQuery({ queryKey: ['plans'], queryFn: () => Promise.reject(new Error('down')) })
    expect(dehydrate(server)).toBe('[]')
  })
})
