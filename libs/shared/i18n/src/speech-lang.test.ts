import { spokenAs } from './speech-lang.ts'

describe('the language in which words are read out', () => {
  it('is English for what stands in Latin letters alone', () => {
    expect(['U', 'U/A 13+', '720p', 'Living room TV', 'Caméra'].map(spokenAs)).toEqual(['en', 'en', 'en', 'en', 'en'])
  })

  it('is that of the page for all else', () => {
    expect(['ড্রামা', '২০২৬', '2026', 'C চাপুন', '←', ''].filter(spokenAs)).toEqual([])
  })
})
