import { shortNames } from './short-names.ts'

describe('the names of style rules', () => {
  it('are the end of their hashes, begin as names in CSS must, and are no words', () => {
    const nameOf = shortNames()
    expect(['js3xzja', '1mccy2d1', 'gzbvi50', 'x3hover'].map((hash) => nameOf({ hash }))).toEqual(['_3xzja', 'cy2d1', 'bvi50', '_hover'])
  })

  it('stay the same when a build asks again', () => {
    const nameOf = shortNames()
    expect([nameOf({ hash: '1mccy2d1' }), nameOf({ hash: '1mccy2d1' })]).toEqual(['cy2d1', 'cy2d1'])
  })

  it('are never those of two rules', () => {
    const nameOf = shortNames()
    nameOf({ hash: '1mccy2d1' })
    expect(() => nameOf({ hash: '9aacy2d1' })).toThrow('9aacy2d1 and 1mccy2d1 would both be called cy2d1')
  })
})
