/** The contract's zod schemas, for servers and tests. Browsers import only the route table and the types. */
import { billing } from './billing.ts'
import { catalogue } from './catalogue.ts'
import { identity } from './identity.ts'
import { playback } from './playback.ts'

export { errorBody } from './errors.ts'

export const schemas = { ...identity, ...catalogue, ...playback, ...billing } as const

export type Schemas = typeof schemas
