import { parseAgeRating, defaultJob, normalisePermalink } from '@ott/catalogue'
import type { Card, ContentId, Episode, HeroCard, AccessTerms, PageModule, Person, PersonId, Pictures, RowCard, RunLength, Season, Title, Watchable, WatchablePart } from '@ott/catalogue'
import type { Answer, WireCard, WireContent } from '@ott/contract'
import type { Call } from './api-client.ts'
import { publicQuery } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

export const modulesPerPage = 10

const maxPopular = 10

/** Parameters of every catalogue request. The server derives the country itself. */
export const clientParams = (language: Language) => ({ platform: 'WEB', language }) as const

export type CataloguePage = { id: string; title: string; description: string; modules: PageModule[]; total: number }

type WirePlatform = Answer<'platform'>

/** Features that an operator can disable. */
export type Feature = keyof WirePlatform['features']

/** Features disabled in the user's country, and the browse pages that exist. */
export type FeatureFlags = { disabled: Feature[]; pages: WirePlatform['navigation'][number]['id'][] }

/** The user's country, the server's clock, the time zone of its dates, and its feature flags. */
export type Platform = FeatureFlags & { countryCode: string; timeZone: string; serverTime: Date }

/** A browse page with its first modules. */
export function pageQuery(call: Call, id: string, language: Language) {
  return {
    queryKey: ['page', id, language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<CataloguePage> => {
      const query = clientParams(language)
      const [page, modules] = await Promise.all([
        call('page', { params: { id }, query }, { signal }),
        call('modules', { params: { id }, query: { ...query, limit: String(modulesPerPage), offset: '0' } }, { signal }),
      ])
      return { id, title: page.title, description: page.description, modules: modules.items.map(moduleOf), total: modules.total }
    },
  }
}

/** The ranking of the home page as a row of posters, or else its first row; null if it has neither. */
export function popularTitlesQuery(call: Call, language: Language) {
  const home = pageQuery(call, 'home', language)
  return {
    queryKey: ['popularTitles', language],
    ...publicQuery,
    queryFn: async (context: { signal?: AbortSignal }): Promise<PageModule | null> => {
      const { modules } = await home.queryFn(context)
      const popular = modules.find((module) => module.kind === 'ranked') ?? modules.find((module) => module.kind === 'tray')
      return popular ? { ...popular, kind: 'tray', orientation: 'portrait', seeAll: null, cards: popular.cards.slice(0, maxPopular) } : null
    },
  }
}

/** The later modules of a page. They stay cached, so that going back restores the page at its full height. */
export function moreModulesQuery(call: Call, id: string, language: Language, offset: number) {
  return {
    queryKey: ['modules', id, language, offset],
    ...publicQuery,
    gcTime: Infinity,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<PageModule[]> => {
      const query = { ...clientParams(language), limit: String(modulesPerPage), offset: String(offset) }
      return (await call('modules', { params: { id }, query }, { signal })).items.map(moduleOf)
    },
  }
}

export function titleQuery(call: Call, link: string, language: Language) {
  return {
    queryKey: ['title', normalisePermalink(link), language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Title> => {
      const permalink = normalisePermalink(link)
      return titleOf((await call('contents', { query: { ...clientParams(language), permalink } }, { signal })) as WireContent)
    },
  }
}

/** The few fields of a title that its watch button and its preview need. */
export function watchableQuery(call: Call, link: string, language: Language) {
  const whole = titleQuery(call, link, language)
  return {
    queryKey: ['watchable', ...whole.queryKey.slice(1)],
    ...publicQuery,
    queryFn: async (context: { signal?: AbortSignal }): Promise<Watchable> => watchableIn(await whole.queryFn(context)),
  }
}

export function platformQuery(call: Call, language: Language) {
  return {
    queryKey: ['platform', language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Platform> => {
      const { countryCode, serviceTimeZone, serverTime, features, navigation } = await call('platform', { query: clientParams(language) }, { signal })
      const off = (Object.keys(features) as Feature[]).filter((feature) => !features[feature])
      return { countryCode, timeZone: serviceTimeZone, serverTime: new Date(serverTime), disabled: off, pages: navigation.map(({ id }) => id) }
    },
  }
}

type WireModule = Answer<'modules'>['items'][number]
type WireSeason = WireContent['seasons'][number]
type WireEpisode = WireSeason['episodes'][number]
type WirePerson = WireContent['people'][number]

function moduleOf({ id, kind, title, orientation, seeAll, cards }: WireModule): PageModule {
  const shared = { id, title, orientation, seeAll }
  // The page carries one hero; `heroesQuery` loads the others when the carousel starts.
  if (kind === 'hero') return { ...shared, kind, cards: cards.slice(0, 1).map(heroCardOf) }
  return { ...shared, kind, cards: cards.map(rowCardOf) }
}

export function heroCardOf(card: WireModule['cards'][number]): HeroCard {
  const { tagline, notice } = card
  return { ...cardOf(card), ...(tagline && { tagline }), ...(notice && { notice }) }
}

function rowCardOf(card: WireCard): RowCard {
  const { link, title, year, genres, pictures: { landscape, portrait }, releasesAt, leavesAt, badge, needsPin } = cardOf(card)
  const shown = { link, title, year, genres: genres.slice(0, 1), pictures: { landscape, portrait }, badge }
  return { ...shown, ...(badge === 'comingSoon' && { releasesAt }), ...(leavesAt && { leavesAt }), ...(needsPin && { needsPin }) }
}

export function cardOf(card: WireCard): Card {
  return {
    id: card.contentId as ContentId,
    type: card.contentType,
    link: normalisePermalink(card.permanentLink),
    title: card.title,
    year: card.year,
    ageRating: parseAgeRating(card.maturityRating),
    genres: card.genres,
    pictures: picturesOf(card.images),
    ...runLengthOf(card),
    releasesAt: dateOf(card.tentativeReleaseDate),
    ...(card.leavesAt && { leavesAt: new Date(card.leavesAt) }),
    badge: card.badge,
    ...(card.signs && { signs: card.signs }),
    ...(card.needsPin && { needsPin: true }),
  }
}

export function accessTermsOf(model: string, plan: WireContent['monetizationPlan']): AccessTerms {
  const { enabled, includedMonetizationPlans, excludedMonetizationPlans } = plan
  return { isFree: model === 'FREE', hasPlanLimits: enabled, includedPlans: includedMonetizationPlans, excludedPlans: excludedMonetizationPlans }
}

export function titleOf(content: WireContent): Title {
  return {
    ...cardOf(content),
    ...accessTermsOf(content.monetizationModel, content.monetizationPlan),
    tagline: content.subtitle,
    description: content.description,
    contentDescriptors: content.contentDescriptors,
    tags: content.tags,
    people: content.people.map(personOf),
    audioLanguages: content.audioLanguages,
    audioDescriptionLanguages: content.audioDescriptionLanguages ?? [],
    subtitleLanguages: content.subtitleLanguages,
    signLanguages: content.signLanguages ?? [],
    isStreamable: content.isStreamable,
    markers: content.markers,
    chapters: content.chapters,
    trailer: content.trailer,
    ...(content.isTrailerLocked && { isTrailerLocked: true as const }),
    ...(content.largeTrailer && { largeTrailer: content.largeTrailer }),
    seasons: content.seasons.map(seasonOf),
    recommendations: content.recommendedContents.map(cardOf),
  }
}

function watchableIn(title: Title): Watchable {
  return {
    id: title.id,
    type: title.type,
    link: title.link,
    runLengthSeconds: title.runLengthSeconds,
    ...(title.durationSeconds && { durationSeconds: title.durationSeconds }),
    releasesAt: title.releasesAt,
    isStreamable: title.isStreamable,
    trailer: title.trailer,
    ...(title.largeTrailer && { largeTrailer: title.largeTrailer }),
    isFree: title.isFree,
    hasPlanLimits: title.hasPlanLimits,
    includedPlans: title.includedPlans,
    excludedPlans: title.excludedPlans,
    seasons: title.seasons.map(({ number, releasesAt, episodes }) => ({ number, releasesAt, episodes: episodes.map(partOf) })),
  }
}

function partOf({ id, number, runLengthSeconds, durationSeconds, releasesAt, isStreamable }: Episode): WatchablePart {
  return { id, number, runLengthSeconds, ...(durationSeconds && { durationSeconds }), releasesAt, isStreamable }
}

function runLengthOf({ runLength, duration }: Pick<WireCard, 'runLength' | 'duration'>): RunLength {
  return { runLengthSeconds: runLength, ...(duration && { durationSeconds: duration }) }
}

function personOf({ personId, jobFunction = defaultJob, ...rest }: WirePerson): Person {
  return { id: personId as PersonId, job: jobFunction, ...rest }
}

function seasonOf({ seasonNumber, title, tentativeReleaseDate, people, episodes }: WireSeason): Season {
  return { number: seasonNumber, title, releasesAt: dateOf(tentativeReleaseDate), people: people.map(personOf), episodes: episodes.map(episodeOf) }
}

function episodeOf(episode: WireEpisode): Episode {
  return {
    id: episode.contentId as ContentId,
    number: episode.episodeNumber,
    title: episode.title,
    description: episode.description,
    ...runLengthOf(episode),
    releasesAt: dateOf(episode.tentativeReleaseDate),
    isStreamable: episode.isStreamable,
    markers: episode.markers,
    chapters: episode.chapters,
    ...(episode.maturityRating !== undefined && { ageRating: parseAgeRating(episode.maturityRating) }),
    picture: picturesOf(episode.images).landscape,
  }
}

function picturesOf(images: WireCard['images']): Pictures {
  const find = (orientation: 'landscape' | 'portrait', featured: boolean) =>
    images.find((image) => image.orientation === orientation && image.isFeatured === featured)?.url
  const hero = find('landscape', true)
  const tall = find('portrait', true)
  const landscape = find('landscape', false) ?? hero ?? ''
  return { landscape, portrait: find('portrait', false) ?? tall ?? landscape, ...(hero && { hero }), ...(tall && { tall }) }
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
