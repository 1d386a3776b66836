import { firstLetter } from './avatar.tsx'

describe('an avatar', () => {
  it.each([['mim', 'en', 'M'], ['মিতা', 'bn', 'মি'], ['  ', 'en', '']])('for %j in %s shows %j', (name, locale, letter) => {
    expect(firstLetter(name, locale)).toBe(letter)
  })
})
