import type { ContentId } from '@ott/catalogue'
import type { Call } from './api-client.ts'
import { titlesQuery } from './titles.ts'

const intro = { kind: 'intro', startSeconds: 4, endSeconds: 9 }
const chapter = { startSeconds: 0, title: 'The bank' }

const episode = (contentId: string, changes: object = {}) => ({
  contentId, contentType: 'episode', episodeNumber: 1, title: contentId, description: '', runLength: 100, tentativeReleaseDate: null, isStreamable: true, images: [], ...changes,
})

const content = (contentId: string, changes: object = {}) => ({
  contentId, contentType: 'movie', permanentLink: `/${contentId}`, title: contentId, year: 2026, maturityRating: 'U', genres: [], images: [], runLength: 100,
  monetizationModel: 'SVOD', tentativeReleaseDate: null, badge: null, subtitle: '', description: '', contentDescriptors: [], tags: [], people: [], audioLanguages: [],
  subtitleLanguages: [], isStreamable: true, trailer: null, monetizationPlan: { enabled: false, includedMonetizationPlans: [], excludedMonetizationPlans: [] },
  seasons: [], recommendedContents: [], ...changes,
})

it('movies and episodes have the markers and chapters of their videos', async () => {
  const seasons = [{ seasonNumber: 1, title: null, tentativeReleaseDate: null, people: [], episodes: [episode('e1', { markers: [intro] }), episode('e2')] }]
  const answers: Record<string, unknown[]> = { videos: [content('ferry', { markers: [intro], chapters: [chapter] })], series: [content('tram', { contentType: 'series', seasons })] }
  const call = (async (name: string) => ({ items: answers[name] })) as unknown as Call
  const [ferry, tram] = await titlesQuery(call, { movies: ['ferry' as ContentId], series: ['tram' as ContentId] }, 'english').queryFn({})
  expect(ferry).toMatchObject({ markers: [intro], chapters: [chapter] })
  expect(tram?.seasons[0]?.episodes.map(({ markers, chapters }) => [markers, chapters])).toEqual([[[intro], undefined], [undefined, undefined]])
})
