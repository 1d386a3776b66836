/** The schemas of the records of a catalogue file. */
import { brand } from '@ott/brand'
import { brandSlugs } from '@ott/brand/choose'
import {
  ageRatings, instantOf, isBlank, maxDescriptionLength, maxNameLength, maxYear, minYear, nameError, permalinkError, permalinkErrorMessage,
  textError, textErrorMessage, withoutBlankBengali,
} from '@ott/catalogue'
import type { NewGenre, NewPage, NewTitle, LocalizedText } from '@ott/catalogue-store'
import { z } from 'zod'

export type FileRecord =
  | ({ record: 'genre' } & NewGenre)
  | { record: 'tag'; slug: string; name: LocalizedText }
  | { record: 'person'; personId: string; name: LocalizedText; portrait?: string }
  | ({ record: 'title' } & NewTitle)
  | ({ record: 'page' } & NewPage)
  | { record: 'popularSearches'; terms: LocalizedText[] }

const message = (error: string) => ({ error })

const text = (max: number) =>
  z.string().superRefine((value, context) => {
    const error = textError(value, max)
    if (error) context.addIssue(textErrorMessage(error, max))
  })
const notEmpty = (value: string) => !isBlank(value)
const nameText = z.string().superRefine((value, context) => {
  const error = nameError(value)
  if (error) context.addIssue(textErrorMessage(error, maxNameLength))
})
const wordsOf = (english: z.ZodType<string>, max: number) =>
  z
    .strictObject({ english, bengali: text(max).optional() })
    .transform(withoutBlankBengali)
const name = wordsOf(nameText, maxNameLength)
const sentence = wordsOf(text(1_000).refine(notEmpty, message('is empty')), 1_000)
const optionalText = (max: number) => wordsOf(text(max).default(''), max).default({ english: '' })

/** The ids that URLs and API calls accept. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, message('is not an id: 1 to 80 Latin letters, digits, dashes and underscores'))
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, message('is not a slug: lower-case Latin letters and digits, separated by dashes')).max(80, message('is longer than 80 characters'))
const country = z.string().regex(/^[A-Z]{2}$/, message('is not a country code: two capital letters such as IN'))
const signLanguage = z.string().regex(/^[a-z]{3}$/, message('is not a sign language: an ISO 639-3 code such as ins'))
const oneOf = <const T extends string>(...words: T[]) => z.enum(words, message(`must be one of ${words.join(', ')}`))
const each = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max, message(`has more than ${max} entries`))
const different = <T extends z.ZodType<string>>(item: T, max: number) =>
  each(item, max).refine((all) => new Set(all).size === all.length, message('has a duplicate')).default([])

const link = z.string().superRefine((value, context) => {
  const error = permalinkError(value, brandSlugs)
  if (error) context.addIssue(permalinkErrorMessage(error))
})

/** A year outside this range is a typing error (CAT-114). */
const [minDateYear, maxDateYear] = [1900, maxYear]
/** A date without a time means the start or the end of that day (CAT-65). */
const moment = (edge: 'start' | 'end') => z.string().transform((value, context): Date => {
  const date = /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value) ? instantOf(value, brand.timeZone, edge) : new Date(isMoment(value) ? value : NaN)
  const year = Number(value.slice(0, 4))
  if (Number.isNaN(date.getTime())) context.addIssue('is neither a date such as 2026-11-21 nor a time such as 2026-11-21T18:30:00Z')
  else if (year < minDateYear || year > maxDateYear) context.addIssue(`has a year outside ${minDateYear} to ${maxDateYear}`)
  return date
})
const isDay = (value: string) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false
const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(value) && isDay(value.slice(0, 10))

const picture = z.string().regex(/^\/pictures\/[A-Za-z0-9_-]{1,100}\.(webp|jpg|png)$/, message('is not an image path: /pictures/NAME.webp, .jpg or .png'))
const image = z.strictObject({
  url: picture,
  orientation: oneOf('landscape', 'portrait'),
  resolution: z.string().regex(/^[1-9]\d{0,4}x[1-9]\d{0,4}$/, message('is not a size such as 1280x720')),
  isFeatured: z.boolean().default(false),
})
const credit = z.strictObject({ personId: id, job: text(100).optional(), character: name.optional() })
const wholeNumber = (from: number, to: number) => {
  const range = `is not an integer from ${from} to ${to}`
  return z.int({ error: ({ input }) => (typeof input === 'number' ? range : undefined) }).min(from, range).max(to, range)
}

/** In seconds, at most a day. */
const runLength = wholeNumber(1, 86_400)

const episode = z.strictObject({
  contentId: id,
  episodeNumber: wholeNumber(0, 10_000),
  title: name,
  description: optionalText(maxDescriptionLength),
  images: each(image, 50).default([]),
  runLength: runLength.optional(),
  maturityRating: oneOf(...ageRatings).optional(),
  releasesAt: moment('start').nullable().default(null),
})
const season = z.strictObject({
  seasonNumber: wholeNumber(0, 1_000),
  title: name.optional(),
  releasesAt: moment('start').nullable().default(null),
  credits: each(credit, 1_000).default([]),
  episodes: each(episode, 5_000)
    .refine((all) => areDifferent(all.map(({ episodeNumber }) => episodeNumber)), message('have a duplicate number'))
    .default([]),
})

const plan = z.strictObject({ id, loginRequired: z.boolean().default(false) })
const monetizationPlan = z
  .strictObject({ enabled: z.boolean(), included: each(plan, 100).default([]), excluded: each(z.strictObject({ id }), 100).default([]) })
  .refine(({ included, excluded }) => included.length > 0 || excluded.length === 0, message('excludes plans but includes none, so nobody could watch it'))
  .default({ enabled: false, included: [], excluded: [] })

const title = z
  .strictObject({
    record: z.literal('title'),
    contentId: id,
    contentType: oneOf('movie', 'series'),
    permanentLink: link,
    title: name,
    tagline: optionalText(1_000),
    description: optionalText(maxDescriptionLength),
    year: wholeNumber(minYear, maxYear).nullable().default(null),
    runLength: runLength.optional(),
    maturityRating: oneOf(...ageRatings).nullable().default(null),
    contentDescriptors: each(name, 50).default([]),
    signLanguages: different(signLanguage, 50),
    genres: different(slug, 50),
    tags: different(slug, 200),
    credits: each(credit, 1_000).default([]),
    images: each(image, 50).default([]),
    monetizationModel: oneOf('FREE', 'SVOD').default('SVOD'),
    monetizationPlan,
    allowedCountries: each(country, 300).nullable().default(null),
    blockedCountries: each(country, 300).default([]),
    releasesAt: moment('start').nullable().default(null),
    withdrawnAt: moment('end').optional(),
    recommendations: different(id, 500),
    heroNotice: name.optional(),
    heroText: name.optional(),
    seasons: each(season, 1_000)
      .refine((all) => areDifferent(all.map(({ seasonNumber }) => seasonNumber)), message('have a duplicate number'))
      .default([]),
  })
  .refine(({ contentType, seasons }) => contentType === 'series' || seasons.length === 0, { error: 'a movie must not have seasons', path: ['seasons'] })
  .refine(({ contentType, runLength }) => contentType === 'movie' || runLength === undefined, { error: 'is for movies and episodes, not for a series', path: ['runLength'] })

const pageModule = z
  .strictObject({
    moduleId: id,
    kind: oneOf('hero', 'tray', 'ranked', 'continueWatching', 'becauseWatched'),
    orientation: oneOf('landscape', 'portrait'),
    title: name,
    seeAll: z.string().regex(/^\/[^\s\\]{0,200}$/, message('is not a path such as /genre/music')).optional(),
    contentIds: each(id, 500).optional(),
    newest: oneOf('all', 'movie', 'series').optional(),
    mostWatched: oneOf('all', 'movie', 'series').optional(),
    leaving: oneOf('all', 'movie', 'series').optional(),
  })
  .refine(({ contentIds, newest, leaving }) => !contentIds || !(newest ?? leaving), message('has contentIds together with newest or leaving; only one is allowed'))
  .refine(({ newest, mostWatched, leaving }) => [newest, mostWatched, leaving].filter(Boolean).length < 2, message('has more than one of newest, mostWatched and leaving'))
  .refine(({ kind, contentIds, newest, mostWatched, leaving }) => isPersonal(kind) || (contentIds ?? newest ?? mostWatched ?? leaving), message('has no content: set contentIds, newest, mostWatched or leaving'))
  .transform(({ contentIds = [], newest, mostWatched, leaving, ...rest }) => ({
    ...rest,
    shows: newest ? { newest } : mostWatched ? { mostWatched, contentIds } : leaving ? { leaving } : { contentIds },
  }))

function isPersonal(kind: string): boolean {
  return kind === 'continueWatching' || kind === 'becauseWatched'
}

const vocabulary = { slug, name }

const schemas = {
  genre: z.strictObject({ record: z.literal('genre'), ...vocabulary, description: sentence.optional() }),
  tag: z.strictObject({ record: z.literal('tag'), ...vocabulary }),
  person: z.strictObject({ record: z.literal('person'), personId: id, name, portrait: picture.optional() }),
  title,
  page: z.strictObject({
    record: z.literal('page'),
    pageId: id,
    title: name,
    description: optionalText(maxDescriptionLength),
    modules: each(pageModule, 200)
      .refine((all) => all.every(({ kind }, at) => kind !== 'hero' || at === 0), message('have a hero after the first position'))
      .refine((all) => areDifferent(all.map(({ kind }) => kind).filter(isPersonal)), message('have continueWatching or becauseWatched more than once'))
      .default([]),
  }),
  popularSearches: z.strictObject({ record: z.literal('popularSearches'), terms: each(name, 100) }),
} satisfies { [K in FileRecord['record']]: z.ZodType<Extract<FileRecord, { record: K }>> }

/** Parses a record, or returns all its errors, such as `title.english: is missing`. */
export function readRecord(value: unknown): { ok: FileRecord } | { errors: string[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { errors: ['is not an object'] }
  const kind = 'record' in value ? value.record : undefined
  const kinds = Object.keys(schemas).join(', ')
  if (kind === undefined) return { errors: [`record: is missing; it must be one of ${kinds}`] }
  if (typeof kind !== 'string' || !Object.hasOwn(schemas, kind)) return { errors: [`record: must be one of ${kinds}`] }
  const read = schemas[kind as FileRecord['record']].safeParse(value, { error: defaultMessage })
  return read.success ? { ok: read.data } : { errors: read.error.issues.map(messageOf) }
}

/** Messages for issues that the schemas above have none for. */
function defaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ')}`
  if (issue.code !== 'invalid_type') return undefined
  return issue.input === undefined ? 'is missing' : `is ${article(typeOf(issue.input))}, not ${article(expected[issue.expected] ?? issue.expected)}`
}

const expected: Record<string, string> = { string: 'text', array: 'list', boolean: 'true or false' }

function typeOf(input: unknown): string {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'list'
  return typeof input === 'string' ? 'text' : typeof input
}

function article(word: string): string {
  if (['text', 'null', 'true or false'].includes(word)) return word
  return `${word === 'object' ? 'an' : 'a'} ${word}`
}

function messageOf({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`
}

function areDifferent(values: unknown[]): boolean {
  return new Set(values).size === values.length
}
