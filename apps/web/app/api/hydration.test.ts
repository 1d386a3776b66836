import { QueryClient } from '@tanstack/react-query'
import { dehydrate, fetchedAt, hydrate } from './hydration.ts'

function handedOver(data: unknown): { text: string; browser: QueryClient } {
  const server = new QueryClient()
  server.setQueryData(['page', 'home'], data, { updatedAt: 1000 })
  const text = dehydrate(server)
  const browser = new QueryClient()
  hydrate(text, fetchedAt(server), browser)
  return { text, browser }
}

describe('what the server read', () => {
  it('is in the browser as it was, dates as dates, and as old as it is', () => {
    const page = { title: 'Home', cards: [{ releasesAt: new Date('2026-11-20T00:00:00Z'), year: null }] }
    const { browser } = handedOver(page)
    expect(browser.getQueryData(['page', 'home'])).toEqual(page)
    expect(browser.getQueryState(['page', 'home'])?.dataUpdatedAt).toBe(1000)
  })

  it('grows old on a device whose clock is behind, too', () => {
    const { text } = handedOver('page')
    const behind = new QueryClient()
    hydrate(text, 1000, behind, 400)
    expect(behind.getQueryState(['page', 'home'])?.dataUpdatedAt).toBe(400)
  })

  it('is the same to the letter when it was read later and says nothing new, the service\'s clock by how far it is ahead', () => {
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

  it('is as old as what was read first', () => {
    const server = new QueryClient()
    expect(fetchedAt(server, 5000)).toBe(5000)
    server.setQueryData(['plans'], [], { updatedAt: 3000 })
    server.setQueryData(['page'], {}, { updatedAt: 2000 })
    expect(fetchedAt(server, 5000)).toBe(2000)
  })

  it('cannot close the script that holds it', () => {
    const { text, browser } = handedOver('</script><script>alert(1)</script>')
    expect(text).not.toContain('<')
    expect(browser.getQueryData(['page', 'home'])).toBe('</script><script>alert(1)</script>')
  })

  it('leaves out what could not be read', async () => {
    const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await server.prefetchQuery({ queryKey: ['plans'], queryFn: () => Promise.reject(new Error('down')) })
    expect(dehydrate(server)).toBe('[]')
  })
})
