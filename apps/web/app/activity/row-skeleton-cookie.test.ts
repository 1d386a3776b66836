import { myRowsCookie } from './row-skeleton-cookie.ts'
import type { MyRow } from './row-skeleton-cookie.ts'

const begin = (cookie: string) => cookie.split(';')[0] ?? ''
const sent = (...shown: MyRow[]) => shown.reduce((header, row) => begin(myRowsCookie.write(header, row, true)), '')
const read = (cookie: string) => myRowsCookie.read(`session=token; ${cookie}; NEXT_LOCALE=bn`)

describe('the cookie of a viewer’s own rows', () => {
  it('says which a page had', () => {
    expect([read(sent('unfinished')), read(sent('because', 'aside', 'unfinished'))]).toEqual([['unfinished'], ['unfinished', 'aside', 'because']])
  })

  it('forgets the one that is there no more, and goes with the last', () => {
    const one = begin(myRowsCookie.write(sent('unfinished', 'aside'), 'unfinished', false))
    expect(read(one)).toEqual(['aside'])
    expect(myRowsCookie.write(one, 'aside', false)).toMatch(/; Max-Age=0$/)
  })

  it('says of a browser where nobody is signed in no more than that something was begun: what they get is kept for everybody', () => {
    expect([myRowsCookie.read(sent('aside', 'because')), myRowsCookie.read(sent('unfinished', 'aside')), myRowsCookie.read(null)]).toEqual([[], ['unfinished'], []])
  })

  it('says nothing where somebody wrote something else into it', () => {
    expect(['rows=', 'rows=<b>.toString', 'arrows=unfinished'].map(read)).toEqual([[], [], []])
  })
})
