import { vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const target = style({ color: vars.colour.text, fontWeight: 600, whiteSpace: 'nowrap' })
