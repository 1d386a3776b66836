import { inParty } from './party-url.ts'

it('the URL of a watch page names its party', () => {
  expect([inParty('/en/ferry/f1/watch', 'abc'), inParty('/en/ferry/f1/watch?t=60', 'abc'), inParty('/en/ferry/f1/watch', null)]).toEqual([
    '/en/ferry/f1/watch?party=abc', '/en/ferry/f1/watch?t=60&party=abc', '/en/ferry/f1/watch',
  ])
})
