import { style } from '@vanilla-extract/css'

export const intro = style({ display: 'grid', justifyItems: 'start', gap: '12px' })

/** Keeps the place of what is not known yet. */
export const reserved = style({ visibility: 'hidden' })
