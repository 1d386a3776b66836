import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Mounted before its text, and out of the flow until then. */
export const announcement = style({ selectors: { '&:empty': { position: 'absolute' } } })

export const forTouchOnly = style({ '@media': { [media.hover]: { display: 'none' } } })
