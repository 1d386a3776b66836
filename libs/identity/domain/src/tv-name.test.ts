import fc from 'fast-check'
import { readTvName } from './tv-name.ts'

describe('the name that a TV gives itself', () => {
  it.each([
    ['Bravia XR-55A80J', 'Bravia XR-55A80J'],
    ['webOS 6.0', 'webOS 6.0'],
    ['  মিমের   টিভি ', 'মিমের টিভি'],
    ["Mira's TV (hall)", "Mira's TV (hall)"],
  ])('%s is shown as %s', (given, shown) => {
    expect(readTvName(given)).toBe(shown)
  })

  it.each([
    ['https://win.example/prize', 'https win example prize'],
    ['Call us: win.example', 'Call us win example'],
    ['TV\n\nPress Allow', 'TV Press Allow'],
    ['TV \u202egpj.exe', 'TV gpj exe'],
    ['<b>TV</b>', 'b TV b'],
  ])('%s cannot look like a link, markup or another line: %s', (given, shown) => {
    expect(readTvName(given)).toBe(shown)
  })

  it('is nothing without letters and digits', () => {
    expect([readTvName(''), readTvName(undefined), readTvName(' \u200b '), readTvName('...'), readTvName('-')]).toEqual(Array(5).fill(null))
  })

  it('has at most forty characters, one line and no link, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const name = readTvName(text) ?? 'TV'
        expect(Array.from(name).length).toBeLessThanOrEqual(40)
        expect(name).toMatch(/^[\p{L}\p{M}\p{N} '’()+&,.-]+$/u)
        expect(name).not.toMatch(/[^\d]\.|\.[^\d]/)
        expect(readTvName(name)).toBe(name)
      }),
    )
  })
})
