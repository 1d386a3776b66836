import { readJson } from './json-body.ts'

describe('a body', () => {
  it('may be empty', () => {
    expect([readJson(''), readJson(' \n')]).toEqual([undefined, undefined])
  })

  it('may nest as deep as the limit, and brackets inside texts do not count', () => {
    expect(readJson('['.repeat(32) + ']'.repeat(32))).toBeDefined()
    expect(readJson(JSON.stringify({ text: `\\"${'['.repeat(50)}` }))).toBeDefined()
    expect(() => readJson('{"a":'.repeat(33) + '1' + '}'.repeat(33))).toThrow('INVALID_JSON')
  })
})
