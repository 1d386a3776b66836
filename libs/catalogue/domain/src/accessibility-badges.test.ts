import { accessibilityBadgesOf } from './accessibility-badges.ts'

const silent = { subtitleLanguages: [], audioDescriptionLanguages: [], signLanguages: [] }

describe('the accessibility badges of a title', () => {
  it('are empty without any feature', () => {
    expect(accessibilityBadgesOf(silent)).toEqual([])
  })

  it('list captions, audio description and sign language once, in this order', () => {
    expect(accessibilityBadgesOf({ subtitleLanguages: ['bn', 'en'], audioDescriptionLanguages: ['en'], signLanguages: ['bfi', 'ins', 'ase'] })).toEqual(['CC', 'AD', 'ISL', 'SL'])
  })

  it('distinguish Indian Sign Language from all others', () => {
    expect(accessibilityBadgesOf({ ...silent, signLanguages: ['ins'] })).toEqual(['ISL'])
    expect(accessibilityBadgesOf({ ...silent, signLanguages: ['bfi'] })).toEqual(['SL'])
  })
})
