import type { Brand } from './brand.ts'
import { jonaki } from './jonaki.ts'
import { mohona } from './mohona.ts'

export { legalLinks } from './legal-links.ts'
export type { Brand, ColourRole, RadiusRole, SpaceStep } from './brand.ts'
export { iconOf } from './icon.ts'

/**
 * `OTT_BRAND` selects the brand at build and at server start; texts say `{product}`.
 * The comparison is spelled out so that a bundler removes the other brands (DS-5).
 */
export const brand: Brand = process.env.OTT_BRAND === 'mohona' ? mohona : jonaki
