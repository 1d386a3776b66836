/** The markers and chapters of demo titles, at the cuts of their videos. */
import type { Marker } from '@ott/catalogue'
import type { DemoTitle } from './demo-title.ts'
import type { Film } from './films.ts'
import type { Words } from './words.ts'

export type DemoMarkers = { markers: Marker[]; chapters: { startSeconds: number; title: Words }[] }

/** Seconds in a video: its opening lasts from `introAt` to `storyAt`, its last picture from `creditsAt` to `endAt`. */
type Cuts = { introAt: number; storyAt: number; creditsAt: number; endAt: number }

const cuts: Partial<Record<Film, Cuts>> = {
  dawn: { introAt: 4.8, storyAt: 9.2, creditsAt: 28, endAt: 35 },
  monsoon: { introAt: 4.4, storyAt: 9.6, creditsAt: 31, endAt: 38.5 },
  fireflies: { introAt: 4.2, storyAt: 8.4, creditsAt: 31.6, endAt: 38 },
}

/** Its episodes have all kinds of markers. */
const markedSeries = ['ghat']

const chapters: Partial<Record<string, DemoMarkers['chapters']>> = {
  bend: [
    { startSeconds: 0, title: { en: 'One lamp awake', bn: 'একটি জেগে থাকা লণ্ঠন' } },
    { startSeconds: 9.2, title: { en: 'The colour of the east', bn: 'পুব আকাশের রং' } },
    { startSeconds: 17, title: { en: 'The sail goes up', bn: 'পাল ওঠে' } },
    { startSeconds: 28, title: { en: 'Good morning, river', bn: 'সুপ্রভাত, নদী' } },
  ],
  firstrain: [
    { startSeconds: 0, title: { en: 'The courtyard waits', bn: 'উঠোনের অপেক্ষা' } },
    { startSeconds: 9.6, title: { en: 'One drop', bn: 'এক ফোঁটা' } },
    { startSeconds: 17, title: { en: '“Come inside!”', bn: '‘ভিতরে আয়!’' } },
    { startSeconds: 22.4, title: { en: 'A ship of sums', bn: 'অঙ্কের পাতার জাহাজ' } },
    { startSeconds: 31, title: { en: 'Where the sea begins', bn: 'সাগরের শুরু' } },
  ],
}

/** Of every playable content of a title that has any, by content id. */
export function markersOf(title: DemoTitle): [contentId: string, DemoMarkers][] {
  if (title.contentType === 'movie') return ofMovie(title)
  if (!markedSeries.includes(title.id)) return []
  return title.seasons.flatMap(({ number: season, episodes }) => episodes.flatMap(({ id, number, film }) => {
    const markers = ofEpisode(cuts[film], season > 1 || number > 1)
    return markers.length > 0 ? [[id, { markers, chapters: [] }] as [string, DemoMarkers]] : []
  }))
}

function ofMovie({ id, film }: { id: string; film: Film }): [string, DemoMarkers][] {
  const [named, cut] = [chapters[id], cuts[film]]
  return named && cut ? [[id, { markers: [creditsOf(cut)], chapters: named }]] : []
}

/** The first episode has nothing to recapitulate. */
function ofEpisode(cut: Cuts | undefined, hasRecap: boolean): Marker[] {
  if (!cut) return []
  const recap: Marker = { kind: 'recap', startSeconds: 0, endSeconds: cut.introAt }
  return [...(hasRecap ? [recap] : []), { kind: 'intro', startSeconds: cut.introAt, endSeconds: cut.storyAt }, creditsOf(cut)]
}

const creditsOf = ({ creditsAt, endAt }: Cuts): Marker => ({ kind: 'credits', startSeconds: creditsAt, endSeconds: endAt })
