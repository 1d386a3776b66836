import type { z } from 'zod'
import type { card, content } from './catalogue.ts'
import type { errorBody } from './errors.ts'
import type { CallName } from './routes.ts'
import type { Schemas } from './schemas.ts'

export { maxAgeSeconds, maxCallSeconds, routes } from './routes.ts'
export type { Bearer, CallName, Route } from './routes.ts'
export type { EventRejection } from './analytics.ts'
export type { ErrorCode } from './errors.ts'

type Part<K extends CallName, P extends string, S = Schemas[K]> = P extends keyof S ? S[P] : undefined

/** The caller's input as sent on the wire: path parameters, query and body. */
export type Input<K extends CallName> = {
  [P in 'params' | 'query' | 'body' as Part<K, P> extends z.ZodType ? P : never]: z.input<Extract<Part<K, P>, z.ZodType>>
}

/** The parsed response. */
export type Answer<K extends CallName> = z.output<Schemas[K]['ok']>

export type ErrorBody = z.output<typeof errorBody>
export type WireCard = z.output<typeof card>
export type WireContent = z.output<typeof content>
