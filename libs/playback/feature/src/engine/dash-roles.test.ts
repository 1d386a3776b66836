import { dashTextKind, isDescription } from './dash-roles.ts'

describe('the kind of a track in a DASH manifest', () => {
  const role = (value: string) => ({ schemeIdUri: 'urn:mpeg:dash:role:2011', value })

  it('is named by its role', () => {
    expect(['caption', 'subtitle', 'forced-subtitle', 'forced_subtitle'].map((value) => dashTextKind({ roles: [role('main'), role(value)] })))
      .toEqual(['captions', 'subtitles', 'forced', 'forced'])
  })

  it('is captions for the hard of hearing', () => {
    expect(dashTextKind({ roles: null, accessibility: [{ schemeIdUri: 'urn:tva:metadata:cs:AudioPurposeCS:2007', value: '2' }] })).toBe('captions')
  })

  it('is subtitles without a role, or with one of another scheme', () => {
    expect([dashTextKind({}), dashTextKind({ roles: [{ schemeIdUri: 'urn:example', value: 'caption' }] })]).toEqual(['subtitles', 'subtitles'])
  })
})

describe('an audio track in a DASH manifest', () => {
  const purpose = (value: string) => ({ accessibility: [{ schemeIdUri: 'urn:tva:metadata:cs:AudioPurposeCS:2007', value }] })

  it('is audio description for the visually impaired alone', () => {
    expect([purpose('1'), purpose('2'), {}].map(isDescription)).toEqual([true, false, false])
  })
})
