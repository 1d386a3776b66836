import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const facts = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** On narrow cards a date needs the whole width. */
export const besideDate = style({ '@media': { [media.below600]: { display: 'none' } } })
