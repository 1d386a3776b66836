import type { Chapter, Marker } from '@ott/catalogue'
import fc from 'fast-check'
import { chapterToSeek, chapterAt, chaptersError, creditsStartAt, markerAt, markersError, maxIntroSeconds } from './markers.ts'

const intro: Marker = { kind: 'intro', startSeconds: 30, endSeconds: 90 }
const credits: Marker = { kind: 'credits', startSeconds: 1_380, endSeconds: 1_440 }
const runLength = 1_440

describe('the chapter to go to', () => {
  const three = [0, 50, 200].map((startSeconds) => ({ startSeconds, title: String(startSeconds) }))
  const to = (seconds: number, by: 1 | -1) => chapterToSeek(three, seconds, by)?.startSeconds ?? null

  it('is the next one, or the start of the current one and then the one before', () => {
    expect([to(60, 1), to(210, 1), to(60, -1), to(51, -1), to(1, -1)]).toEqual([200, null, 50, 0, 0])
  })
})

describe('the markers of a video', () => {
  it('are valid in order, within the video', () => {
    expect(markersError([], runLength)).toBeNull()
    expect(markersError([{ kind: 'recap', startSeconds: 0, endSeconds: 30 }, intro, credits], runLength)).toBeNull()
  })

  it.each<[string, Marker[], string]>([
    ['without a number', [{ ...intro, endSeconds: Number.NaN }], 'notNumbers'],
    ['before the video', [{ ...intro, startSeconds: -1 }], 'outsideVideo'],
    ['after the video', [{ ...credits, endSeconds: 1_440.5 }], 'outsideVideo'],
    ['that end before they start', [{ ...intro, endSeconds: 20 }], 'tooShort'],
    ['of a moment', [{ ...intro, endSeconds: 31 }], 'tooShort'],
    ['with an intro as long as an episode', [{ ...intro, endSeconds: 30 + maxIntroSeconds + 1 }], 'tooLong'],
    ['in the wrong order', [credits, intro], 'unordered'],
    ['that overlap', [intro, { kind: 'recap', startSeconds: 89, endSeconds: 120 }], 'overlapping'],
    ['with two intros', [intro, { ...intro, startSeconds: 100, endSeconds: 130 }], 'repeated'],
  ])('%s are rejected', (_case, markers, error) => {
    expect(markersError(markers, runLength)).toBe(error)
  })

  it('may have credits twice, around a scene', () => {
    expect(markersError([{ ...credits, startSeconds: 1_300, endSeconds: 1_350 }, credits], runLength)).toBeNull()
  })
})

describe('the chapters of a video', () => {
  const chapters: Chapter[] = [{ startSeconds: 0, title: 'The bank' }, { startSeconds: 400, title: 'The sail' }]

  it('are valid in order, with titles', () => {
    expect(chaptersError(chapters, runLength)).toBeNull()
  })

  it.each<[string, Chapter[], string]>([
    ['without a number', [{ startSeconds: Number.NaN, title: 'The bank' }], 'notNumbers'],
    ['after the video', [{ startSeconds: runLength, title: 'The end' }], 'outsideVideo'],
    ['in the wrong order', chapters.toReversed(), 'unordered'],
    ['at the same time', [...chapters, { startSeconds: 400, title: 'Again' }], 'unordered'],
    ['without a title', [{ startSeconds: 0, title: ' ' }], 'withoutTitle'],
  ])('%s are rejected', (_case, given, error) => {
    expect(chaptersError(given, runLength)).toBe(error)
  })

  it('last until the next one', () => {
    expect([0, 399.9, 400, 1_439].map((seconds) => chapterAt(chapters, seconds)?.title)).toEqual(['The bank', 'The bank', 'The sail', 'The sail'])
    expect(chapterAt([{ startSeconds: 10, title: 'Late' }], 9)).toBeNull()
  })
})

describe('a position', () => {
  it('is in a marker from its start to just before its end', () => {
    expect([29.9, 30, 89.9, 90].map((seconds) => markerAt([intro, credits], seconds)?.kind)).toEqual([undefined, 'intro', 'intro', undefined])
  })

  it('is in at most one of valid markers', () => {
    fc.assert(fc.property(someMarkers, fc.double({ min: 0, max: 1_000, noNaN: true }), (markers, seconds) => {
      fc.pre(markersError(markers, 1_000) === null)
      const containing = markers.filter(({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds)
      expect(containing.length).toBeLessThanOrEqual(1)
      expect(markerAt(markers, seconds)).toBe(containing[0] ?? null)
    }))
  })
})

describe('the final credits', () => {
  it('start where nothing but credits follows', () => {
    expect(creditsStartAt([intro, credits], runLength)).toBe(1_380)
    expect(creditsStartAt([credits], runLength + 4)).toBe(1_380)
    expect([creditsStartAt([], runLength), creditsStartAt([intro], runLength)]).toEqual([null, null])
  })

  it('are not those before a scene', () => {
    expect(creditsStartAt([{ ...credits, startSeconds: 1_300, endSeconds: 1_350 }], runLength)).toBeNull()
    expect(creditsStartAt([{ ...credits, startSeconds: 1_300, endSeconds: 1_350 }, credits], runLength)).toBe(1_380)
  })

  it('start inside the video, and skip no other marker', () => {
    fc.assert(fc.property(someMarkers, (markers) => {
      fc.pre(markersError(markers, 1_000) === null)
      const start = creditsStartAt(markers, 1_000)
      if (start === null) return
      expect(start).toBeGreaterThanOrEqual(0)
      expect(markers.filter(({ endSeconds }) => endSeconds > start)).toHaveLength(1)
    }))
  })
})

/** From sorted times, so that most of them are valid. */
const someMarkers = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 2, maxLength: 8 }).chain((times) => {
  const sorted = times.toSorted((a, b) => a - b)
  const pairs = Array.from({ length: Math.floor(sorted.length / 2) }, (_, at) => [sorted[at * 2] ?? 0, sorted[at * 2 + 1] ?? 0] as const)
  const kinds = fc.array(fc.constantFrom<Marker['kind']>('intro', 'recap', 'credits'), { minLength: pairs.length, maxLength: pairs.length })
  return kinds.map((all) => pairs.map(([startSeconds, endSeconds], at): Marker => ({ kind: all[at] ?? 'credits', startSeconds, endSeconds })))
})
