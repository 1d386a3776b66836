import { vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The arrow, not its touch area, stands on the edge of the text. */
export const back = style({ marginBlock: '-8px', marginLeft: '-10px' })
export const number = style({ color: vars.colour.text, fontWeight: 600, whiteSpace: 'nowrap' })
