import type { Brand } from './brand.ts'
import { jonaki } from './jonaki.ts'
import { mohona } from './mohona.ts'

export { addressesOf } from './addresses.ts'
export type { Brand, ColourRole, MarkPart, RadiusRole, SpaceStep } from './brand.ts'
export { iconOf } from './icon.ts'

/**
 * Who we are: the one place that says so. Texts elsewhere say `{product}`. The setting `OTT_BRAND` chooses when the site
 * is built and when a server starts; the comparison is spelled out so that a build keeps one brand alone (DS-5).
 */
export const brand: Brand = process.env.OTT_BRAND === 'mohona' ? mohona : jonaki
