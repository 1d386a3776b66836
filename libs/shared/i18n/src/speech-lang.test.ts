import { spokenAs } from './speech-lang.ts'

describe('the speech language', () => {
  it('is English for Latin letters only', () => {
    expect(['U', 'U/A 13+', '720p', 'Living room TV', 'Caméra'].map(spokenAs)).toEqual(['en', 'en', 'en', 'en', 'en'])
  })

  it('is that of the page otherwise', () => {
    expect(['ড্রামা', '২০২৬', '2026', 'C চাপুন', '←', ''].filter(spokenAs)).toEqual([])
  })
})
