import { readCookie, writeCookie } from './document-cookie.ts'

describe('a cookie of the document', () => {
  it('is read by its whole name', () => {
    writeCookie('seen', 'yes')
    writeCookie('not-seen', 'no')
    expect([readCookie('seen'), readCookie('see')]).toEqual(['yes', null])
  })

  it('is deleted by a lifetime of 0', () => {
    writeCookie('seen', 'yes', 60)
    writeCookie('seen', '', 0)
    expect(readCookie('seen')).toBeNull()
  })
})
