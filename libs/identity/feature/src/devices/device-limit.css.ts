import { style } from '@vanilla-extract/css'

export const intro = style({ display: 'grid', justifyItems: 'start', gap: '12px' })
