import { searchedParts, suggestMarkers } from './suggest-markers.ts'
import type { Findings, Stretch } from './suggest-markers.ts'

const stretch = (startSeconds: number, endSeconds: number): Stretch => ({ startSeconds, endSeconds })
const nothing: Findings = { runLengthSeconds: 1_440, opening: [], ending: [], blacks: [], silences: [] }

it('an intro is searched in the first quarter, at most ten minutes, and credits in the last 15 %', () => {
  expect(searchedParts(1_440)).toEqual({ opening: stretch(0, 360), ending: stretch(1_224, 1_440) })
  expect(searchedParts(7_200).opening).toEqual(stretch(0, 600))
})

describe('an intro', () => {
  it('is suggested where two other episodes agree', () => {
    expect(suggestMarkers({ ...nothing, opening: [stretch(30, 90), stretch(30.4, 89.2), stretch(200, 240)] })).toEqual([
      { kind: 'intro', startSeconds: 30.4, endSeconds: 89.2 },
    ])
  })

  it('snaps to black and silence within two seconds', () => {
    const found = { ...nothing, opening: [stretch(30, 90), stretch(30, 90)], blacks: [stretch(28.5, 29.2)], silences: [stretch(91, 91.4), stretch(95, 96)] }
    expect(suggestMarkers(found)).toEqual([{ kind: 'intro', startSeconds: 29.2, endSeconds: 91 }])
  })

  it('is not suggested by one other episode, by two that differ, or over two minutes', () => {
    expect(suggestMarkers({ ...nothing, opening: [stretch(30, 90)] })).toEqual([])
    expect(suggestMarkers({ ...nothing, opening: [stretch(30, 90), stretch(34, 90)] })).toEqual([])
    expect(suggestMarkers({ ...nothing, opening: [stretch(30, 151), stretch(30, 151)] })).toEqual([])
  })
})

describe('credits', () => {
  const ending = [stretch(1_380, 1_437), stretch(1_380.5, 1_437)]

  it('are suggested from the black before shared sound to the end', () => {
    expect(suggestMarkers({ ...nothing, ending, blacks: [stretch(1_300, 1_301), stretch(1_378.9, 1_380.2)] })).toEqual([
      { kind: 'credits', startSeconds: 1_380.2, endSeconds: 1_440 },
    ])
  })

  it('end before a scene that follows them', () => {
    const early = [stretch(1_300, 1_360), stretch(1_300, 1_360)]
    expect(suggestMarkers({ ...nothing, ending: early, blacks: [stretch(1_298, 1_300)] })).toEqual([{ kind: 'credits', startSeconds: 1_300, endSeconds: 1_360 }])
  })

  it('are not suggested by shared sound or by black alone', () => {
    expect(suggestMarkers({ ...nothing, ending })).toEqual([])
    expect(suggestMarkers({ ...nothing, blacks: [stretch(1_378, 1_380)] })).toEqual([])
  })
})
