import { style } from '@vanilla-extract/css'

/** The eye, not its touch area, stands in the field's padding. */
export const show = style({ display: 'grid', marginInlineEnd: '-10px' })
