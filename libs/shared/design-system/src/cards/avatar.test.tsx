import { firstLetter } from './avatar.tsx'

describe('an avatar', () => {
  it.each([['mim', 'en', 'M'], ['মিতা', 'bn', 'মি'], ['9mim@example.org', 'en', 'M'], ['  ', 'en', '']])('for %j in %s shows %j', (name, locale, letter) => {
    expect(firstLetter(name, locale)).toBe(letter)
  })
})
