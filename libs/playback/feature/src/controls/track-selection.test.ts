import { audioToPlay } from './track-selection.ts'

const english = { id: '1', language: 'en', label: 'English' }
const bengali = { id: '2', language: 'bn', label: 'বাংলা' }
const described = { id: '3', language: 'en', label: 'English (audio description)', isDescription: true }
const film = [english, bengali, described]

describe('the audio track', () => {
  it('is the first by default, never audio description', () => {
    expect(audioToPlay(film, { audio: null })).toBe(english)
    expect(audioToPlay([described, bengali, english], { audio: null })).toBe(bengali)
    expect(audioToPlay([described, bengali, english], { audio: 'en' })).toBe(english)
  })

  it('is audio description if chosen, until another choice', () => {
    expect(audioToPlay(film, { audio: 'en', hasDescription: true })).toBe(described)
    expect(audioToPlay(film, { audio: 'en', hasDescription: false })).toBe(english)
  })

  it('keeps the chosen language if it has no audio description', () => {
    expect(audioToPlay(film, { audio: 'bn', hasDescription: true })).toBe(bengali)
    expect(audioToPlay([english, bengali], { audio: 'en', hasDescription: true })).toBe(english)
  })
})
