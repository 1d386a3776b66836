import { films } from '@ott/films'
import { chaptersError, creditsStartAt, markersError } from '@ott/playback'
import { movies, series, titles } from './index.ts'
import { markersOf } from './markers.ts'

const seconds = Object.fromEntries(films.map(({ id, seconds }) => [id, seconds]))
const episodes = series.flatMap(({ seasons }) => seasons.flatMap((season) => season.episodes))
const filmOf = new Map([...movies, ...episodes].map(({ id, film }) => [id, film]))
const marked = titles.flatMap(markersOf).map(([id, each]) => ({ id, ...each, runLength: seconds[filmOf.get(id) ?? ''] ?? 0 }))

describe('the markers of demo titles', () => {
  it('are within their video, in order', () => {
    expect(marked.filter(({ markers, runLength }) => markersError(markers, runLength) !== null)).toEqual([])
    expect(marked.filter(({ markers, runLength }) => creditsStartAt(markers, runLength) === null)).toEqual([])
  })

  it('give every episode of a series intro and credits, and a recap after the first', () => {
    const kinds = marked.filter(({ id }) => id.startsWith('ghat-')).map(({ markers }) => markers.map(({ kind }) => kind))
    expect(kinds).toEqual([['intro', 'credits'], ...Array(3).fill(['recap', 'intro', 'credits'])])
  })

  it('give two movies chapters in both languages', () => {
    const movies = marked.filter(({ chapters }) => chapters.length > 0)
    expect(movies.map(({ id }) => id).toSorted()).toEqual(['bend', 'firstrain'])
    for (const language of ['en', 'bn'] as const) {
      const named = movies.map(({ chapters, runLength }) => chaptersError(chapters.map(({ startSeconds, title }) => ({ startSeconds, title: title[language] })), runLength))
      expect(named).toEqual([null, null])
    }
  })
})
