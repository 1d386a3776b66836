import { activeCues } from './active-cues.ts'
import type { Cue, EngineEvent } from './engine.ts'
import { stands } from './testing-media.ts'

const aCue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text, line: 'auto', snapToLines: false, position: 'auto', align: 'center' })

const rain = aCue(10, 12.8, 'One drop.')
const sky = aCue(13.8, 16.4, 'Then all of the sky.')
const rainInBengali = aCue(10, 12.8, 'এক ফোঁটা।')

/** jsdom has no cues: a fake text track whose active cues change. */
function aTrack(...cues: object[]) {
  const track = Object.assign(new EventTarget(), { activeCues: cues })
  const become = (...next: object[]) => {
    track.activeCues = next
    track.dispatchEvent(new Event('cuechange'))
  }
  return { track: track as unknown as TextTrack, become }
}

let video: HTMLVideoElement
let shown: Cue[]
const lines = () => shown.map(({ text }) => text)

const tell = (event: EngineEvent) => { if (event.type === 'cues') shown = event.cues }

function seekTo(currentTime: number) {
  stands(video, { seeking: true, currentTime })
  video.dispatchEvent(new Event('seeking'))
}

beforeEach(() => {
  video = document.createElement('video')
  shown = []
})

describe('active cues', () => {
  it('are reported from start to end, several at once', () => {
    const { track, become } = aTrack()
    activeCues(video, tell).watch(track)
    become(rain)
    expect(lines()).toEqual(['One drop.'])
    become(rain, sky)
    expect(lines()).toEqual(['One drop.', 'Then all of the sky.'])
    become()
    expect(lines()).toEqual([])
  })

  it('are reported once if added again without an exit event (PLAY-43)', () => {
    const { track, become } = aTrack()
    activeCues(video, tell).watch(track)
    become(rain)
    const [before] = shown
    become({ ...rain })
    expect(shown).toEqual([before])
  })

  it('are those of the watched track only, at once and later (PLAY-43)', () => {
    const english = aTrack(rain)
    const bengali = aTrack(rainInBengali)
    const cues = activeCues(video, tell)
    cues.watch(english.track)
    cues.watch(bengali.track)
    expect(lines()).toEqual(['এক ফোঁটা।'])
    english.become(rain, sky)
    expect(lines()).toEqual(['এক ফোঁটা।'])
    cues.watch(null)
    bengali.become(rainInBengali)
    expect(lines()).toEqual([])
  })

  it('are dropped at a seek if the new position is outside, and kept otherwise', () => {
    const { track } = aTrack(rain)
    activeCues(video, tell).watch(track)
    seekTo(11)
    expect(lines()).toEqual(['One drop.'])
    seekTo(40)
    expect(lines()).toEqual([])
    seekTo(12)
    expect(lines()).toEqual(['One drop.'])
  })

  it('are shown later or earlier by a delay (PLAY-195)', () => {
    const { track } = aTrack(rain)
    Object.assign(track, { cues: [rain, sky] })
    const cues = activeCues(video, tell)
    cues.watch(track)
    const at = (currentTime: number) => {
      stands(video, { currentTime })
      video.dispatchEvent(new Event('timeupdate'))
      return lines()
    }
    cues.delay(2)
    expect([at(11), at(12), at(16)]).toEqual([[], ['One drop.'], ['Then all of the sky.']])
    cues.delay(-2)
    expect(at(8)).toEqual(['One drop.'])
    cues.delay(0)
    expect(lines()).toEqual(['One drop.'])
  })

  it('with the same start are distinguished', () => {
    const { track } = aTrack(rain, { ...rain, text: 'The dust remembers.' })
    activeCues(video, tell).watch(track)
    expect(new Set(shown.map(({ id }) => id)).size).toBe(2)
  })

  it('have the line that the file gives them', () => {
    const { track } = aTrack(rain, { ...sky, line: 10 })
    activeCues(video, tell).watch(track)
    expect(shown.map(({ line }) => line)).toEqual([null, 10])
  })
})
