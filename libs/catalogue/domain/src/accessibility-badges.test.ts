import { accessibilityBadgesOf } from './accessibility-badges.ts'

const silent = { subtitleLanguages: [], audioDescriptionLanguages: [], signLanguages: [] }

describe('the signs of a title', () => {
  it('are none where it has nothing of the kind', () => {
    expect(accessibilityBadgesOf(silent)).toEqual([])
  })

  it('name subtitles, descriptions and interpreters, each once and always in this order', () => {
    expect(accessibilityBadgesOf({ subtitleLanguages: ['bn', 'en'], audioDescriptionLanguages: ['en'], signLanguages: ['bfi', 'ins', 'ase'] })).toEqual(['CC', 'AD', 'ISL', 'SL'])
  })

  it('tell Indian Sign Language from all others', () => {
    expect(accessibilityBadgesOf({ ...silent, signLanguages: ['ins'] })).toEqual(['ISL'])
    expect(accessibilityBadgesOf({ ...silent, signLanguages: ['bfi'] })).toEqual(['SL'])
  })
})
