import { act } from '@testing-library/react'
import fc from 'fast-check'
import type { Cue } from './engine.ts'
import { activeCuesAt, createSubtitles, cueOf, nextChangeAfter } from './subtitles.ts'
import type { TimedCue } from './subtitles.ts'
import { stands } from './testing-media.ts'

const aCue = (startTime: number, endTime: number, text: string, changes: Partial<TimedCue> = {}): TimedCue =>
  ({ startTime, endTime, text, line: 'auto', snapToLines: true, position: 'auto', align: 'center', ...changes })

const rain = aCue(10, 12.8, 'One drop.')
const sky = aCue(12, 16.4, 'Then all of the sky.')

describe('the active cues at a position', () => {
  const texts = (seconds: number) => activeCuesAt([rain, sky], seconds).map(({ text }) => text)

  it('are active from their start until before their end', () => {
    expect([9.9, 10, 12, 12.8, 16.4].map(texts)).toEqual([[], ['One drop.'], ['One drop.', 'Then all of the sky.'], ['Then all of the sky.'], []])
  })

  it('contain a cue once that the file has twice (PLAY-43)', () => {
    expect(activeCuesAt([rain, { ...rain }], 11)).toHaveLength(1)
    expect(activeCuesAt([rain, { ...rain, text: 'The dust remembers.' }], 11)).toHaveLength(2)
  })

  it('change only at the next change', () => {
    const second = fc.integer({ min: 0, max: 30 })
    fc.assert(fc.property(fc.array(fc.tuple(second, second)), second, (times, seconds) => {
      const cues = times.map(([from, length], index) => aCue(from, from + length, String(index)))
      const next = nextChangeAfter(cues, seconds) ?? 100
      expect(next).toBeGreaterThan(seconds)
      expect(activeCuesAt(cues, (seconds + next) / 2)).toEqual(activeCuesAt(cues, seconds))
    }))
  })

  it('have the place that the file gives them, as percentages (PLAY-78)', () => {
    const placed = (changes: Partial<TimedCue>) => {
      const { line, position, align } = cueOf({ ...rain, ...changes })
      return [line, position, align]
    }
    expect(placed({})).toEqual([null, null, 'center'])
    expect(placed({ line: 10, snapToLines: false, position: 20, align: 'start' })).toEqual([10, 20, 'start'])
    expect([0, 7, 14, -1, -15].map((line) => placed({ line })[0])).toEqual([0, 50, 100, 100, 0])
    expect([placed({ align: 'left' })[2], placed({ align: 'right' })[2]]).toEqual(['start', 'end'])
  })
})

describe('subtitles', () => {
  let video: HTMLVideoElement
  let shown: Cue[] = []
  let emitted = 0
  const lines = () => shown.map(({ text }) => text)
  const at = (currentTime: number, event = 'timeupdate') => {
    stands(video, { currentTime })
    video.dispatchEvent(new Event(event))
  }

  /** Files that arrive when they are answered. */
  function aReader() {
    const reads: { url: string; answer: (cues: TimedCue[]) => Promise<void>; fail: () => Promise<void> }[] = []
    const read = (url: string) => new Promise<TimedCue[]>((resolve, reject) => {
      reads.push({
        url,
        answer: (cues) => act(async () => resolve(cues)),
        fail: () => act(async () => reject(new Error('lost'))),
      })
    })
    const subtitles = createSubtitles({
      video, read, waitToRetry: () => Promise.resolve(),
      emit: (event) => {
        if (event.type !== 'cues') return
        shown = event.cues
        emitted += 1
      },
    })
    return { subtitles, reads }
  }

  beforeEach(() => {
    jest.useFakeTimers()
    video = document.createElement('video')
    stands(video, { currentTime: 11, paused: false })
    shown = []
    emitted = 0
  })
  afterEach(() => jest.useRealTimers())

  it('arrive although the user seeks before the file does (PLAY-76)', async () => {
    const { subtitles, reads } = aReader()
    subtitles.choose('/en.vtt')
    at(40, 'seeking')
    at(15, 'seeked')
    await reads[0]?.answer([rain, sky])
    expect([lines(), reads.length]).toEqual([['Then all of the sky.'], 1])
  })

  it('are read again until they can be read', async () => {
    const { subtitles, reads } = aReader()
    subtitles.choose('/en.vtt')
    await reads[0]?.fail()
    await reads[1]?.fail()
    await reads[2]?.answer([rain])
    expect([lines(), reads.length]).toEqual([['One drop.'], 3])
  })

  it('are those of the chosen language only, whichever file arrives last (PLAY-43)', async () => {
    const { subtitles, reads } = aReader()
    subtitles.choose('/en.vtt')
    subtitles.choose('/bn.vtt')
    await reads[1]?.answer([aCue(10, 12.8, 'এক ফোঁটা।')])
    await reads[0]?.answer([rain])
    expect(lines()).toEqual(['এক ফোঁটা।'])
    subtitles.choose('/en.vtt')
    await act(async () => undefined)
    expect([lines(), reads.length]).toEqual([['One drop.'], 2])
    subtitles.choose(null)
    expect(lines()).toEqual([])
  })

  it('are reported once for each change, exactly when a cue starts or ends', async () => {
    const { subtitles, reads } = aReader()
    subtitles.choose('/en.vtt')
    await reads[0]?.answer([rain, sky])
    for (const seconds of [11.2, 11.4, 11.4]) at(seconds)
    expect(emitted).toBe(1)
    stands(video, { currentTime: 12 })
    jest.advanceTimersByTime(600)
    expect([lines(), emitted]).toEqual([['One drop.', 'Then all of the sky.'], 2])
  })

  it('are shown later or earlier by a delay, exactly (PLAY-195)', async () => {
    const { subtitles, reads } = aReader()
    subtitles.choose('/en.vtt')
    await reads[0]?.answer([rain])
    subtitles.delay(1.5)
    expect(lines()).toEqual([])
    stands(video, { currentTime: 11.5 })
    jest.advanceTimersByTime(500)
    expect(lines()).toEqual(['One drop.'])
    subtitles.delay(-2)
    expect(lines()).toEqual([])
    at(8)
    expect(lines()).toEqual(['One drop.'])
  })

  it('follow a seek at once, before its data arrives', async () => {
    const { subtitles, reads } = aReader()
    subtitles.choose('/en.vtt')
    await reads[0]?.answer([rain, sky])
    at(40, 'seeking')
    expect(lines()).toEqual([])
    at(11, 'seeking')
    expect(lines()).toEqual(['One drop.'])
    subtitles.destroy()
    at(40, 'seeking')
    expect(lines()).toEqual(['One drop.'])
  })
})
