import { style } from '@vanilla-extract/css'

/** Badges beside the facts, below them on narrow cards. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' })

export const signs = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' })
