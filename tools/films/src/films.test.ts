import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { films, type FilmFiles } from './index.ts'
import { programme } from './programme.ts'
import { height, width } from './stage.ts'

describe.each(films)('the film $id', (film) => {
  it('renders the same frame for a second, whatever was rendered before', () => {
    const paint = programme[film.id].rehearse()
    const first = frameAt(paint, 10)
    frameAt(paint, 21.5)
    expect(frameAt(paint, 10).equals(first)).toBe(true)
    expect(frameAt(programme[film.id].rehearse(), 10).equals(first)).toBe(true)
  })

  it('starts dim, is bright at the tenth second, and ends dark', () => {
    const paint = programme[film.id].rehearse()
    expect(brightest(frameAt(paint, 0))).toBeGreaterThan(40)
    expect(brightest(frameAt(paint, 10))).toBeGreaterThan(200)
    expect(brightest(frameAt(paint, film.seconds))).toBeLessThan(20)
  })

  it('lasts between twenty seconds and a minute', () => {
    expect(film.seconds).toBeGreaterThanOrEqual(20)
    expect(film.seconds).toBeLessThanOrEqual(60)
  })

  it('has its poem in both languages at the same times, ending before the film', () => {
    const [english, bengali] = [cuesOf(film, 'en'), cuesOf(film, 'bn')]
    expect(english.length).toBeGreaterThanOrEqual(5)
    expect(english.length).toBeLessThanOrEqual(8)
    expect(bengali.map((cue) => cue.times)).toEqual(english.map((cue) => cue.times))
    expect(programme[film.id].poem.every((line, i, all) => line.from < line.to && line.to <= (all[i + 1]?.from ?? film.seconds))).toBe(true)
    expect(bengali.every((cue) => /[\u0980-\u09ff]/.test(cue.text))).toBe(true)
  })

  it('has subtitle files with the text of the poem', () => {
    expect(cuesOf(film, 'en').map((cue) => cue.text)).toEqual(programme[film.id].poem.map((line) => line.en))
    expect(cuesOf(film, 'bn').map((cue) => cue.text)).toEqual(programme[film.id].poem.map((line) => line.bn))
  })
})

function frameAt(paint: ReturnType<(typeof programme)['dawn']['rehearse']>, t: number) {
  const canvas = createCanvas(width, height), pen = canvas.getContext('2d')
  paint(pen, t)
  return Buffer.from(canvas.data())
}

function brightest(pixels: Buffer) {
  let most = 0
  for (let i = 0; i < pixels.length; i++) if (i % 4 !== 3) most = Math.max(most, pixels[i] ?? 0)
  return most
}

function cuesOf(film: FilmFiles, language: 'en' | 'bn') {
  return readFileSync(film.subtitles[language], 'utf8').trim().split('\n\n').slice(1).map((block) => {
    const [times = '', ...text] = block.split('\n')
    return { times, text: text.join('\n') }
  })
}
