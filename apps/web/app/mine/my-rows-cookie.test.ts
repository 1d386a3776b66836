import { myRowsCookie } from './my-rows-cookie.ts'

const none = { unfinished: false, aside: false }
const sent = (shown: Partial<typeof none>) => myRowsCookie.write({ ...none, ...shown }).split(';')[0] ?? ''
const read = (cookie: string) => myRowsCookie.read(`session=token; ${cookie}; NEXT_LOCALE=bn`)

describe('the cookie of a viewer’s own rows', () => {
  it('says which a page had', () => {
    expect([read(sent({ unfinished: true })), read(sent({ aside: true, unfinished: true }))]).toEqual([['unfinished'], ['unfinished', 'aside']])
  })

  it('goes when there are none', () => {
    expect(myRowsCookie.write(none)).toMatch(/; Max-Age=0$/)
    expect(read(sent(none))).toEqual([])
  })

  it('says nothing of a browser where nobody is signed in, since what they get is kept for everybody', () => {
    expect([myRowsCookie.read(sent({ aside: true })), myRowsCookie.read(null)]).toEqual([[], []])
  })

  it('says nothing where somebody wrote something else into it', () => {
    expect(['rows=', 'rows=<b>.toString', 'arrows=unfinished'].map(read)).toEqual([[], [], []])
  })
})
