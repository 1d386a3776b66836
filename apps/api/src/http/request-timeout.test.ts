import { inTime } from './request-timeout.ts'

describe('work in time', () => {
  it('is given up on once, when it has taken as long as it may', () => {
    const given: string[] = []
    const { begin, look } = inTime<string>(15_000, (late) => given.push(late))
    begin('first', 0)
    begin('second', 5_000)
    const seen = [14_999, 15_000, 19_999, 20_000, 60_000].map((now) => {
      look(now)
      return given.join(' ')
    })
    expect(seen).toEqual(['', 'first', 'first', 'first second', 'first second'])
  })

  it('is left alone when it has come to its end', () => {
    const given: string[] = []
    const { begin, end, look } = inTime<string>(15_000, (late) => given.push(late))
    begin('first', 0)
    begin('second', 0)
    end('first')
    look(15_000)
    expect(given).toEqual(['second'])
  })
})
