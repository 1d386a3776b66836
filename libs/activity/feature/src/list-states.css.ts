import { style } from '@vanilla-extract/css'

/** Mounted before its text, and out of the flow until then. */
export const announcement = style({ selectors: { '&:empty': { position: 'absolute' } } })
