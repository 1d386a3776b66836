import { style } from '@vanilla-extract/css'

/** The arrow, not its touch area, stands on the edge of the text. */
export const back = style({ marginBlock: '-8px', marginInlineStart: '-10px' })
