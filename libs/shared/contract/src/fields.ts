import { z } from 'zod'

/** Ids are short, opaque and safe in a path. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)

export const language = z.enum(['english', 'bengali'])

export const instant = z.iso.datetime()

/** A repeatable query parameter, always parsed as a list. */
export const repeated = <T extends z.ZodType>(item: T, maxItems: number) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(maxItems))

/** An integer in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))

export const countryCode = z.string().regex(/^[A-Z]{2}$/)

/** Query parameters of all catalogue reads: the client and the language. */
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

/** A list response: the items, the total, and the request's paging parameters. */
export const listOf = <T extends z.ZodType, P extends z.ZodRawShape>(item: T, paging: P) =>
  z.object({ items: z.array(item), total: z.number().int(), ...paging })
