import { shouldRevalidate } from './title.tsx'

const isReadAnew = (from: string, to: string) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://films.example'))
  return shouldRevalidate({ currentUrl, nextUrl } as Parameters<typeof shouldRevalidate>[0])
}

it('another season does not revalidate the title', () => {
  expect([isReadAnew('/en/tram-24', '/en/tram-24?season=2'), isReadAnew('/en/tram-24?season=2', '/en/tram-24?season=1')]).toEqual([false, false])
})

it('another title and its prices revalidate', () => {
  expect([isReadAnew('/en/tram-24?season=2', '/en/the-mask'), isReadAnew('/en/tram-24', '/en/tram-24?plans')]).toEqual([true, true])
})
