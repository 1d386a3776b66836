import { style } from '@vanilla-extract/css'

/** Signs stand beside the facts, and below them where a card is narrow. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' })

export const signs = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' })
