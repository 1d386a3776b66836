import { style } from '@vanilla-extract/css'

/** Aligns the icon, not its touch area, with the field's padding. */
export const show = style({ display: 'grid', marginInlineEnd: '-10px' })
