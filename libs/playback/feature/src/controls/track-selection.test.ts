import { audioToPlay } from './track-selection.ts'

const english = { id: '1', language: 'en', label: 'English' }
const bengali = { id: '2', language: 'bn', label: 'বাংলা' }
const described = { id: '3', language: 'en', label: 'English (audio description)', isDescription: true }
const film = [english, bengali, described]

describe('the sound of a film', () => {
  it('is its first when nothing was ever chosen, and never a description unasked', () => {
    expect(audioToPlay(film, { audio: null })).toBe(english)
    expect(audioToPlay([described, bengali, english], { audio: null })).toBe(bengali)
    expect(audioToPlay([described, bengali, english], { audio: 'en' })).toBe(english)
  })

  it('describes the pictures for whoever chose that, until they choose otherwise', () => {
    expect(audioToPlay(film, { audio: 'en', hasDescription: true })).toBe(described)
    expect(audioToPlay(film, { audio: 'en', hasDescription: false })).toBe(english)
  })

  it('stays in the language that was chosen where a film has no description in it', () => {
    expect(audioToPlay(film, { audio: 'bn', hasDescription: true })).toBe(bengali)
    expect(audioToPlay([english, bengali], { audio: 'en', hasDescription: true })).toBe(english)
  })
})
