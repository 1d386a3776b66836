import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Reserves the height of content that loads later. */
export const rating = style({ minHeight: '52px', maxWidth: '100%' })

/** The row is bottom-aligned and grows upwards: where it would wrap, the slot starts on a line of its own. */
export const reminder = style({ minHeight: '56px', '@media': { [media.below900]: { flexBasis: '100%' } } })
