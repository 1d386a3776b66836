import type { Card, ContentId, Episode, Season, Title } from './content.ts'

/** A released paid movie of 100 seconds without an age limit; override the facts that matter to a test. */
export function aMovie(changes: Partial<Title> = {}): Title {
  return {
    ...aCard(),
    isFree: false,
    hasPlanLimits: true,
    includedPlans: [],
    excludedPlans: [],
    tagline: 'One evening left.',
    description: 'A boatman has one evening left before the bridge opens.',
    contentDescriptors: [],
    tags: [],
    people: [],
    audioLanguages: ['bn', 'en'],
    audioDescriptionLanguages: [],
    subtitleLanguages: ['en', 'bn'],
    signLanguages: [],
    isStreamable: true,
    trailer: null,
    seasons: [],
    recommendations: [],
    ...changes,
  }
}

/** A series with one season of three released episodes of 100 seconds each. */
export function aSeries(changes: Partial<Title> = {}): Title {
  const seasons = [aSeason(1, [anEpisode(1), anEpisode(2), anEpisode(3)])]
  return aMovie({
    id: 'series' as ContentId,
    type: 'series',
    link: '/tram-24',
    title: 'Tram 24',
    runLengthSeconds: null,
    seasons,
    ...changes,
  })
}

export function aSeason(number: number, episodes: Episode[], changes: Partial<Season> = {}): Season {
  return { number, title: null, releasesAt: null, episodes, ...changes }
}

/** The id is `e` and the number by default. */
export function anEpisode(number: number, changes: Partial<Episode> = {}): Episode {
  return {
    id: `e${number}` as ContentId,
    number,
    title: `Episode ${number}`,
    description: 'The tram stops where no stop is.',
    runLengthSeconds: 100,
    releasesAt: null,
    isStreamable: true,
    picture: '/pictures/tram-landscape.webp',
    ...changes,
  }
}

export function aCard(changes: Partial<Card> = {}): Card {
  return {
    id: 'ferry' as ContentId,
    type: 'movie',
    link: '/the-last-ferry',
    title: 'The Last Ferry',
    year: 2026,
    ageRating: 'U/A 13+',
    genres: [{ slug: 'drama', name: 'Drama' }],
    pictures: { landscape: '/pictures/ferry-landscape.webp', portrait: '/pictures/ferry-portrait.webp' },
    runLengthSeconds: 100,
    releasesAt: null,
    badge: null,
    ...changes,
  }
}
