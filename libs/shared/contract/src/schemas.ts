/** The contract's zod schemas, for servers and tests. Browsers import only the route table and the types. */
import { analytics } from './analytics.ts'
import { billing } from './billing.ts'
import { catalogue } from './catalogue.ts'
import { identity } from './identity.ts'
import { playback } from './playback.ts'

export { envelope, eventProps } from './analytics.ts'
export type { CheckedEnvelope, EventRejection } from './analytics.ts'
export { errorBody } from './errors.ts'

export const schemas = { ...identity, ...catalogue, ...playback, ...billing, ...analytics } as const

export type Schemas = typeof schemas
