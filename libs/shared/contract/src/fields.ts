import { z } from 'zod'

/** Ids are short, opaque and safe in a path. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)

export const language = z.enum(['english', 'bengali'])

export const instant = z.iso.datetime()

/** A query value that may come once or repeated; always read as a list. */
export const repeated = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(most))

/** A whole number out of a query string. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().int().min(least).max(most))

export const countryCode = z.string().regex(/^[A-Z]{2}$/)

/** What catalogue reads share: which client asks, in which language. */
export const catalogueQuery = z.object({
  platform: z.literal('WEB').default('WEB'),
  language: language.default('english'),
  countryCode: countryCode.optional(),
})

export const offsetPaging = z.object({
  limit: wholeNumber(1, 50).default(10),
  offset: wholeNumber(0, 100_000).default(0),
})

export const contentType = z.enum(['movie', 'series', 'episode'])

/** A list answer: what was found, how many there are in all, and the paging words of the request. */
export const listOf = <T extends z.ZodType, P extends z.ZodRawShape>(item: T, paging: P) =>
  z.object({ items: z.array(item), total: z.number().int(), ...paging })
