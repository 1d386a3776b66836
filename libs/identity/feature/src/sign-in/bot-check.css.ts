import { style } from '@vanilla-extract/css'

/** Takes no room, and is no gap in the form either. */
export const unseen = style({ height: 0, overflow: 'hidden' })

export const seen = style({ paddingBottom: '24px' })
