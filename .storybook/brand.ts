import { brands } from '@ott/brand/choose'
import { brand as built } from '../libs/shared/brand/src/index.ts'

export { built }
export { addressesOf, iconOf } from '../libs/shared/brand/src/index.ts'

/** In a Storybook this stands for `@ott/brand`: whoever says who we are while they draw says the toolbar's brand (DS-9). */
export let brand = built

export function choose(slug: string): void {
  brand = Object.values(brands).find((each) => each.slug === slug) ?? built
}
