/** What a line of a file may say. Beyond it, everything is as the catalogue takes it. */
import { brand } from '@ott/brand'
import { brandSlugs } from '@ott/brand/choose'
import { ageRatings, instantOf, normalisePermalink, permalinkFault } from '@ott/catalogue'
import type { NewGenre, NewPage, NewTitle, Words } from '@ott/catalogue-store'
import { z } from 'zod'

export type FileRecord =
  | ({ record: 'genre' } & NewGenre)
  | { record: 'tag'; slug: string; name: Words }
  | { record: 'person'; personId: string; name: Words; portrait?: string }
  | ({ record: 'title' } & NewTitle)
  | ({ record: 'page' } & NewPage)
  | { record: 'popularSearches'; terms: Words[] }

const says = (error: string) => ({ error })

const text = (most: number) =>
  z
    .string()
    .max(most, says(`is longer than ${most} characters`))
    .refine((said) => said.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(said), says('holds a character that cannot be shown'))
/** Bengali that says nothing is none, as an empty cell is, or its readers would see no name at all. */
const wordsOf = (english: z.ZodType<string>, most: number) =>
  z
    .strictObject({ english, bengali: text(most).optional() })
    .transform((words): Words => (words.bengali?.trim() ? { english: words.english, bengali: words.bengali } : { english: words.english }))
const name = wordsOf(text(300).min(1, says('is empty')), 300)
const sentence = wordsOf(text(1_000).min(1, says('is empty')), 1_000)
const optionalText = (most: number) => wordsOf(text(most).default(''), most).default({ english: '' })

/** As addresses and calls take them: what is longer, or has other signs, could be neither opened nor played. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, says('is no id: 1 to 80 Latin letters, digits, dashes and underscores'))
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('is no slug: small Latin letters and digits, with dashes between them')).max(80, says('is longer than 80 characters'))
const country = z.string().regex(/^[A-Z]{2}$/, says('is no country: two capital letters such as IN'))
const signLanguage = z.string().regex(/^[a-z]{3}$/, says('is no sign language: three small Latin letters such as ins'))
const oneOf = <const T extends string>(...words: T[]) => z.enum(words, says(`is none of ${words.join(', ')}`))
const each = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most, says(`has more than ${most} entries`))
const different = <T extends z.ZodType<string>>(item: T, most: number) =>
  each(item, most).refine((all) => new Set(all).size === all.length, says('names one of them twice')).default([])

/** As it is kept, with its slash: calls take no longer one. */
const longestLink = 200
const link = z.string().superRefine((said, context) => {
  if (normalisePermalink(said).length > longestLink) context.addIssue(`is longer than ${longestLink} characters, with its slash`)
  const fault = permalinkFault(said, brandSlugs)
  if (fault === 'isPage') context.addIssue('is a page of the site, not free for a title')
  if (fault === 'hasSegments') context.addIssue('has more than one part; an address is like /the-last-ferry')
  if (/[\s?#%\\\p{Cc}]/u.test(said) || !said.isWellFormed()) context.addIssue('holds a space, ?, #, % or \\, which an address cannot')
})

/** A day opens at its beginning and closes at its end (CAT-5). */
const moment = (edge: 'start' | 'end') => z.string().transform((said, context): Date => {
  const date = /^\d{4}-\d\d-\d\d$/.test(said) && isDay(said) ? instantOf(said, brand.timeZone, edge) : new Date(isMoment(said) ? said : NaN)
  if (Number.isNaN(date.getTime())) context.addIssue('is no day such as 2026-11-21 and no moment such as 2026-11-21T18:30:00Z')
  return date
})
const isDay = (said: string) => new Date(`${said}T00:00:00Z`).toJSON()?.startsWith(said) ?? false
const isMoment = (said: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(said) && isDay(said.slice(0, 10))

const picture = z.string().regex(/^\/pictures\/[A-Za-z0-9_-]{1,100}\.(webp|jpg|png)$/, says('is no picture of ours: /pictures/NAME.webp, .jpg or .png'))
const image = z.strictObject({
  url: picture,
  orientation: oneOf('landscape', 'portrait'),
  resolution: z.string().regex(/^[1-9]\d{0,4}x[1-9]\d{0,4}$/, says('is no size such as 1280x720')),
  isFeatured: z.boolean().default(false),
})
const credit = z.strictObject({ personId: id, job: text(100).optional(), character: name.optional() })
const wholeNumber = (from: number, to: number) => {
  const range = `is no whole number from ${from} to ${to}`
  return z.int({ error: ({ input }) => (typeof input === 'number' ? range : undefined) }).min(from, range).max(to, range)
}

const episode = z.strictObject({
  contentId: id,
  episodeNumber: wholeNumber(0, 10_000),
  title: name,
  description: optionalText(10_000),
  images: each(image, 50).default([]),
  releasesAt: moment('start').nullable().default(null),
})
const season = z.strictObject({
  seasonNumber: wholeNumber(0, 1_000),
  title: name.optional(),
  releasesAt: moment('start').nullable().default(null),
  credits: each(credit, 1_000).default([]),
  episodes: each(episode, 5_000)
    .refine((all) => areDifferent(all.map(({ episodeNumber }) => episodeNumber)), says('have one number twice'))
    .default([]),
})

const plan = z.strictObject({ id, loginRequired: z.boolean().default(false) })
const monetizationPlan = z
  .strictObject({ enabled: z.boolean(), included: each(plan, 100).default([]), excluded: each(z.strictObject({ id }), 100).default([]) })
  .refine(({ included, excluded }) => included.length > 0 || excluded.length === 0, says('excludes plans and includes none, so nobody could watch it'))
  .default({ enabled: false, included: [], excluded: [] })

const title = z
  .strictObject({
    record: z.literal('title'),
    contentId: id,
    contentType: oneOf('movie', 'series'),
    permanentLink: link,
    title: name,
    tagline: optionalText(1_000),
    description: optionalText(10_000),
    year: wholeNumber(1800, 2999).nullable().default(null),
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
      .refine((all) => areDifferent(all.map(({ seasonNumber }) => seasonNumber)), says('have one number twice'))
      .default([]),
  })
  .refine(({ contentType, seasons }) => contentType === 'series' || seasons.length === 0, { error: 'a movie has none', path: ['seasons'] })

const pageModule = z
  .strictObject({
    moduleId: id,
    kind: oneOf('hero', 'tray', 'ranked', 'continueWatching', 'becauseWatched'),
    orientation: oneOf('landscape', 'portrait'),
    title: name,
    seeAll: z.string().regex(/^\/[^\s\\]{0,200}$/, says('is no path of the site such as /genre/music')).optional(),
    contentIds: each(id, 500).optional(),
    newest: oneOf('all', 'movie', 'series').optional(),
    mostWatched: oneOf('all', 'movie', 'series').optional(),
    leaving: oneOf('all', 'movie', 'series').optional(),
  })
  .refine(({ contentIds, newest, leaving }) => !contentIds || !(newest ?? leaving), says('names titles and asks for the newest or for those that leave: it can show one of the two'))
  .refine(({ newest, mostWatched, leaving }) => [newest, mostWatched, leaving].filter(Boolean).length < 2, says('asks for more than one of newest, mostWatched and leaving'))
  .refine(({ kind, contentIds, newest, mostWatched, leaving }) => isViewersOwn(kind) || (contentIds ?? newest ?? mostWatched ?? leaving), says('shows nothing: name its contentIds, or say which newest, mostWatched or leaving'))
  .transform(({ contentIds = [], newest, mostWatched, leaving, ...rest }) => ({
    ...rest,
    shows: newest ? { newest } : mostWatched ? { mostWatched, contentIds } : leaving ? { leaving } : { contentIds },
  }))

function isViewersOwn(kind: string): boolean {
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
    description: optionalText(10_000),
    modules: each(pageModule, 200)
      .refine((all) => all.every(({ kind }, at) => kind !== 'hero' || at === 0), says('have a hero after the first place, and one can only lead its page'))
      .refine((all) => areDifferent(all.map(({ kind }) => kind).filter(isViewersOwn)), says('have continueWatching or becauseWatched twice, which stand once on a page'))
      .default([]),
  }),
  popularSearches: z.strictObject({ record: z.literal('popularSearches'), terms: each(name, 100) }),
} satisfies { [K in FileRecord['record']]: z.ZodType<Extract<FileRecord, { record: K }>> }

/** Reads a value as the record that it is, or says all that is wrong with it: `title.english: is missing`. */
export function readRecord(value: unknown): { ok: FileRecord } | { faults: string[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { faults: ['is no object'] }
  const kind = 'record' in value ? value.record : undefined
  const kinds = Object.keys(schemas).join(', ')
  if (kind === undefined) return { faults: [`record: is missing; it is one of ${kinds}`] }
  if (typeof kind !== 'string' || !Object.hasOwn(schemas, kind)) return { faults: [`record: is none of ${kinds}`] }
  const read = schemas[kind as FileRecord['record']].safeParse(value, { error: wordsFor })
  return read.success ? { ok: read.data } : { faults: read.error.issues.map(faultOf) }
}

/** What the schemas above do not say themselves. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`
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

function faultOf({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`
}

function areDifferent(values: unknown[]): boolean {
  return new Set(values).size === values.length
}
