import { parseJson } from './json-body.ts'

describe('a body', () => {
  it('may be empty', () => {
    expect([parseJson(''), parseJson(' \n')]).toEqual([undefined, undefined])
  })

  it('may nest up to the limit, and brackets in strings do not count', () => {
    expect(parseJson('['.repeat(32) + ']'.repeat(32))).toBeDefined()
    expect(parseJson(JSON.stringify({ text: `\\"${'['.repeat(50)}` }))).toBeDefined()
    expect(() => parseJson('{"a":'.repeat(33) + '1' + '}'.repeat(33))).toThrow('INVALID_JSON')
  })
})
