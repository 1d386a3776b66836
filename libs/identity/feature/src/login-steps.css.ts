import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** On phones the sheet rises above the toast, which would lie on its button. */
export const overToast = style({ '@media': { [media.below900]: { paddingBottom: '144px' } } })
