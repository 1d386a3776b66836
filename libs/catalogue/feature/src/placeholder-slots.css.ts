import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** As high as what comes into it later, so that nothing below moves then. */
export const rating = style({ minHeight: '52px', maxWidth: '100%' })

/** The row it ends stands on the lower edge of the picture and grows upwards: where it would break, the place is a line of its own from the beginning. */
export const reminder = style({ minHeight: '56px', '@media': { [media.below900]: { flexBasis: '100%' } } })
