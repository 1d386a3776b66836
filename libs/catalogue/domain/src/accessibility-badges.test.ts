import { signsOf } from './accessibility-badges.ts'

const silent = { subtitleLanguages: [], audioDescriptionLanguages: [], signLanguages: [] }

describe('the signs of a title', () => {
  it('are none where it has nothing of the kind', () => {
    expect(signsOf(silent)).toEqual([])
  })

  it('name subtitles, descriptions and interpreters, each once and always in this order', () => {
    expect(signsOf({ subtitleLanguages: ['bn', 'en'], audioDescriptionLanguages: ['en'], signLanguages: ['bfi', 'ins', 'ase'] })).toEqual(['CC', 'AD', 'ISL', 'SL'])
  })

  it('tell Indian Sign Language from all others', () => {
    expect(signsOf({ ...silent, signLanguages: ['ins'] })).toEqual(['ISL'])
    expect(signsOf({ ...silent, signLanguages: ['bfi'] })).toEqual(['SL'])
  })
})
