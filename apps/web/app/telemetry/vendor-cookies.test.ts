/** @jest-environment-options {"url": "https://www.films.example/en"} */
import { allowTagManager } from './tag-manager.ts'

const src = 'https://tags.example/gtm.js?id=GTM-ABC1234'
const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0])

describe('the cookies of vendors', () => {
  it('are deleted by a withdrawal, for the host and the domain above it, and no others', () => {
    allowTagManager(src, { analytics: true, marketing: true })
    document.cookie = '_ga=GA1.1.1; Path=/; Domain=films.example'
    document.cookie = '_ga_ABC1234=GS2.1; Path=/'
    document.cookie = '_game=1; Path=/'
    document.cookie = 'consent=1; Path=/; Domain=films.example'
    allowTagManager(src, { analytics: true, marketing: true })
    expect(names()).toEqual(['_ga', '_ga_ABC1234', '_game', 'consent'])
    allowTagManager(src, { analytics: false, marketing: false })
    expect(names()).toEqual(['_game', 'consent'])
  })
})
