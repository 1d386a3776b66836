import { brands } from '@ott/brand/choose'
import { brand as built } from '../libs/shared/brand/src/index.ts'

export { built }
export { iconOf, legalLinks } from '../libs/shared/brand/src/index.ts'

/** Replaces `@ott/brand` in Storybook: components show the brand selected in the toolbar (DS-9). */
export let brand = built

export function choose(slug: string): void {
  brand = Object.values(brands).find((each) => each.slug === slug) ?? built
}
