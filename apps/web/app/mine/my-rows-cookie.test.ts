import { myRowsCookie } from './my-rows-cookie.ts'
import type { MyRow } from './my-rows-cookie.ts'

const sent = (...rows: MyRow[]) => myRowsCookie.write(rows).split(';')[0] ?? ''
const read = (cookie: string) => myRowsCookie.read(`session=token; ${cookie}; NEXT_LOCALE=bn`)

describe('the cookie of a viewer’s own rows', () => {
  it('says which a page had', () => {
    expect([read(sent('unfinished')), read(sent('aside', 'unfinished'))]).toEqual([['unfinished'], ['unfinished', 'aside']])
  })

  it('goes when there are none', () => {
    expect(myRowsCookie.write([])).toMatch(/; Max-Age=0$/)
    expect(read(sent())).toEqual([])
  })

  it('says nothing of a browser where nobody is signed in, since what they get is kept for everybody', () => {
    expect([myRowsCookie.read(sent('aside')), myRowsCookie.read(null)]).toEqual([[], []])
  })

  it('says nothing where somebody wrote something else into it', () => {
    expect(['rows=', 'rows=<b>.toString', 'arrows=unfinished'].map(read)).toEqual([[], [], []])
  })
})
