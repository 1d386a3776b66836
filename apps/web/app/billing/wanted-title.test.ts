import { plansPathFor, saveWantedTitle, startWatchingPath, wantedTitleIn } from './wanted-title.ts'

const queryOf = (path: string) => new URL(path, 'https://films.example').searchParams

beforeEach(() => sessionStorage.clear())

describe('the title that a user wants to watch', () => {
  it('goes along to the plans, in any script', () => {
    for (const link of ['/hilsa', '/ভাড়া-বাড়ি-নয়']) expect(wantedTitleIn(queryOf(plansPathFor('bn', link)))).toBe(link)
    expect(plansPathFor('en', '/hilsa')).toBe('/en/plans?title=%2Fhilsa')
  })

  it('is a title of the site and nothing else', () => {
    for (const title of ['', 'hilsa', '//evil.example', '/\\evil.example', 'https://evil.example', '/hilsa/1/watch', '/hilsa/1/watch?party=a/b', '/hilsa?plans', '/#']) {
      expect(wantedTitleIn(new URLSearchParams({ title }))).toBeNull()
    }
    expect(wantedTitleIn(new URLSearchParams())).toBeNull()
  })

  it('may be a watch party, which the user was invited to', () => {
    expect(wantedTitleIn(queryOf(plansPathFor('en', '/hilsa/h-1/watch?party=0f1e2d')))).toBe('/hilsa/h-1/watch?party=0f1e2d')
    saveWantedTitle('/hilsa/h-1/watch?party=0f1e2d')
    expect(startWatchingPath('bn')).toBe('/bn/hilsa/h-1/watch?party=0f1e2d')
  })

  it('is where watching starts after the purchase, which is home without one', () => {
    expect(startWatchingPath('en')).toBe('/en')
    saveWantedTitle('/hilsa')
    expect(startWatchingPath('bn')).toBe('/bn/hilsa')
    saveWantedTitle(null)
    expect(startWatchingPath('bn')).toBe('/bn')
    sessionStorage.setItem('wanted-title', '"//evil.example"')
    expect(startWatchingPath('en')).toBe('/en')
  })
})
