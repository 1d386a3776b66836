import { readTagManagerUrl } from './tag-manager-url.server.ts'

describe('the URL of the tag manager', () => {
  it('is none without an id', () => {
    expect([readTagManagerUrl({}), readTagManagerUrl({ TAG_MANAGER_ID: '' })]).toEqual([null, null])
  })

  it('is that of the id, from the vendor or another origin', () => {
    expect(readTagManagerUrl({ TAG_MANAGER_ID: 'GTM-ABC1234' })).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234')
    expect(readTagManagerUrl({ TAG_MANAGER_ID: 'GTM-ABC1234', TAG_MANAGER_ORIGIN: 'http://localhost:4400/collect/gtm/' })).toBe('http://localhost:4400/collect/gtm/gtm.js?id=GTM-ABC1234')
  })

  it('is refused for anything that is no id or no origin', () => {
    expect(() => readTagManagerUrl({ TAG_MANAGER_ID: '"><script>' })).toThrow('TAG_MANAGER_ID')
    expect(() => readTagManagerUrl({ TAG_MANAGER_ID: 'GTM-ABC1234', TAG_MANAGER_ORIGIN: 'javascript:alert(1)' })).toThrow('TAG_MANAGER_ORIGIN')
  })
})
