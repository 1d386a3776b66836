import fc from 'fast-check'
import { uuidV7 } from './envelope.ts'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
const times = fc.integer({ min: 0, max: 2 ** 47 })

describe('the id of an event', () => {
  it('is a UUID of version 7', () => {
    fc.assert(fc.property(times, bytes, (at, random) => {
      expect(uuidV7(at, random)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }))
  })

  it('sorts by its time', () => {
    fc.assert(fc.property(times, times, bytes, (one, other, random) => {
      expect(uuidV7(one, random) < uuidV7(other, random)).toBe(one < other)
    }))
  })

  it('differs by its random part', () => {
    expect(uuidV7(1, new Uint8Array(10).fill(1))).not.toBe(uuidV7(1, new Uint8Array(10).fill(2)))
  })
})
