import { badgeOf, isReleased, leavesAt, noCap } from '@ott/catalogue'
import type { Reader, StoredCard, StoredContent, StoredCredit, StoredEpisode, StoredModule, StoredModuleCard, StoredAccessTerms, StoredPerson, StoredSeason } from '@ott/catalogue-store'
import type { Answer, WireCard, WireContent } from '@ott/contract'
import { needsPin } from '@ott/playback'

type WireModule = Answer<'modules'>['items'][number]
type WireSeason = WireContent['seasons'][number]
type WirePerson = WireContent['people'][number]

/** For whom and when: `level` is the lowest maturity that needs the PIN, by default none. */
type Viewing = Pick<Reader, 'now' | 'level'>

/** Maps a title to the card of trays and lists. */
export function presentCard(card: StoredCard, viewing: Viewing): WireCard {
  const { now, level = noCap } = viewing
  const end = leavesAt(card, now)
  return {
    contentId: card.contentId,
    contentType: card.contentType,
    permanentLink: card.permanentLink,
    title: card.title,
    year: card.year,
    maturityRating: card.maturityRating,
    genres: card.genres,
    images: card.images,
    ...lengthsOf(card),
    monetizationModel: card.monetizationModel,
    tentativeReleaseDate: isoDate(card.releasesAt),
    ...(end && { leavesAt: end.toISOString() }),
    badge: badgeOf(
      {
        isFree: card.monetizationModel === 'FREE',
        releasesAt: card.releasesAt,
        newestSeasonAt: newestReleased(card.laterSeasonsAt, now),
        addedAt: card.addedAt,
      },
      now,
    ),
    ...(card.signs?.length && { signs: card.signs }),
    ...(needsPin(card.maturity, level) && { needsPin: true as const }),
  }
}

/** Adds its key to the URL of a trailer. */
export type SignTrailer = (url: string) => string

export function presentContent(content: StoredContent, sign: SignTrailer, viewing: Viewing): WireContent {
  return {
    ...presentCard(content, viewing),
    subtitle: content.tagline,
    description: content.description,
    contentDescriptors: content.contentDescriptors,
    tags: content.tags,
    people: content.people.map(presentCredit),
    audioLanguages: content.audioLanguages,
    ...(content.audioDescriptionLanguages.length > 0 && { audioDescriptionLanguages: content.audioDescriptionLanguages }),
    subtitleLanguages: content.subtitleLanguages,
    ...(content.signLanguages.length > 0 && { signLanguages: content.signLanguages }),
    isStreamable: content.isStreamable,
    ...markersOf(content),
    trailer: content.trailer && sign(content.trailer),
    ...(content.isTrailerLocked && { isTrailerLocked: true as const }),
    ...(content.largeTrailer !== null && { largeTrailer: sign(content.largeTrailer) }),
    monetizationPlan: presentOffer(content),
    seasons: content.seasons.map((season) => presentSeason(season, content)),
    recommendedContents: content.recommendations.map((card) => presentCard(card, viewing)),
  }
}

export function presentOffer({ hasPlanLimits, includedPlans, excludedPlans }: Omit<StoredAccessTerms, 'contentId'>): WireContent['monetizationPlan'] {
  return { enabled: hasPlanLimits, includedMonetizationPlans: includedPlans, excludedMonetizationPlans: excludedPlans }
}

/** Maps an episode to content of its own; its series fills the other fields. Null if the series has no such episode. */
export function presentEpisodeAlone(series: StoredContent, episodeId: string, sign: SignTrailer, viewing: Viewing): WireContent | null {
  const season = series.seasons.find(({ episodes }) => episodes.some(({ contentId }) => contentId === episodeId))
  const episode = season?.episodes.find(({ contentId }) => contentId === episodeId)
  if (!season || !episode) return null
  // A released series does not tell when this episode was released.
  const releasesAt = episode.releasesAt ?? season.releasesAt ?? (isReleased(series, viewing.now) ? null : series.releasesAt)
  const { maturity, markers, chapters } = episode
  const alone = { ...series, maturity, markers, chapters, releasesAt, laterSeasonsAt: [], seasons: [], recommendations: [] }
  return {
    ...presentContent(alone, sign, viewing),
    contentId: episode.contentId,
    contentType: 'episode',
    title: episode.title,
    description: episode.description,
    ...lengthsOf(episode),
    isStreamable: episode.isStreamable,
    ...(episode.maturityRating !== null && { maturityRating: episode.maturityRating }),
    images: imagesOf(episode, series),
    people: [...series.people, ...season.people].map(presentCredit),
  }
}

export function presentPerson({ personId, name, portrait, titles, credits }: StoredPerson, viewing: Viewing): Answer<'people'>['items'][number] {
  return {
    personId,
    name,
    ...(portrait && { portrait }),
    titles: titles.map((card) => presentCard(card, viewing)),
    credits: credits.map(({ contentId, job }) => ({ contentId, ...(job && { jobFunction: job }) })),
  }
}

/** Maps a person found by name. */
export function presentNamed({ personId, name, portrait }: Pick<StoredPerson, 'personId' | 'name' | 'portrait'>): Answer<'search'>['people'][number] {
  return { personId, name, ...(portrait && { portrait }) }
}

/** Only hero cards have a tagline, a notice and tags. In a row of free titles the badge `free` would say nothing (CAT-124). */
export function presentModule({ moduleId, kind, orientation, title, seeAll, cards }: StoredModule, viewing: Viewing): WireModule {
  const present = kind === 'hero' ? presentHero : presentCard
  const areAllFree = cards.length > 1 && cards.every(({ monetizationModel }) => monetizationModel === 'FREE')
  const presented = cards.map((card) => present(card, viewing))
  return { id: moduleId, kind, orientation, title, seeAll, cards: areAllFree ? presented.map(withoutFreeBadge) : presented }
}

const withoutFreeBadge = (card: WireModule['cards'][number]) => (card.badge === 'free' ? { ...card, badge: null } : card)

function presentHero(card: StoredModuleCard, viewing: Viewing): WireModule['cards'][number] {
  const { heroText, heroNotice, tags } = card
  return { ...presentCard(card, viewing), ...(heroText && { tagline: heroText }), ...(heroNotice && { notice: heroNotice }), tags }
}

function presentSeason({ seasonNumber, title, releasesAt, people, episodes }: StoredSeason, series: StoredContent): WireSeason {
  return {
    seasonNumber,
    title,
    tentativeReleaseDate: isoDate(releasesAt),
    people: people.map(presentCredit),
    episodes: episodes.map((episode) => ({
      contentId: episode.contentId,
      contentType: 'episode' as const,
      episodeNumber: episode.episodeNumber,
      title: episode.title,
      description: episode.description,
      ...lengthsOf(episode),
      tentativeReleaseDate: isoDate(episode.releasesAt),
      isStreamable: episode.isStreamable,
      ...markersOf(episode),
      ...(episode.maturityRating !== null && { maturityRating: episode.maturityRating }),
      images: imagesOf(episode, series),
    })),
  }
}

/** The length to show, and that of the film if it differs (CAT-95). */
function lengthsOf({ runLength, duration }: Pick<StoredCard, 'runLength' | 'duration'>): Pick<WireCard, 'runLength' | 'duration'> {
  return { runLength, ...(duration !== null && duration !== runLength && { duration }) }
}

function markersOf({ markers, chapters }: Pick<StoredEpisode, 'markers' | 'chapters'>): Pick<WireSeason['episodes'][number], 'markers' | 'chapters'> {
  return { ...(markers.length > 0 && { markers }), ...(chapters.length > 0 && { chapters }) }
}

/** An episode without an image uses the still of its series. */
function imagesOf(episode: StoredEpisode, series: StoredContent): StoredContent['images'] {
  if (episode.images.length > 0) return episode.images
  return series.images.filter(({ orientation, isFeatured }) => orientation === 'landscape' && !isFeatured)
}

function presentCredit({ personId, name, portrait, job, character }: StoredCredit): WirePerson {
  return { personId, name, ...(portrait && { portrait }), ...(job && { jobFunction: job }), ...(character && { character }) }
}

function newestReleased(dates: Date[], now: Date): Date | null {
  return dates.filter((date) => date <= now).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}

function isoDate(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
