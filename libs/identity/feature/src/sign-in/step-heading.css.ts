import { style } from '@vanilla-extract/css'

/** Aligns the arrow, not its touch area, with the edge of the text. */
export const back = style({ marginBlock: '-8px', marginInlineStart: '-10px' })
