import { style } from '@vanilla-extract/css'

/** Takes no space, not even a gap of the form. */
export const unseen = style({ height: 0, overflow: 'hidden' })

export const seen = style({ paddingBottom: '24px' })
