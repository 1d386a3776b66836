import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** One line: a year that does not fit wraps out of sight. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', height: '1lh', overflow: 'hidden', whiteSpace: 'nowrap' })

export const genre = style({ minWidth: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' })

/** On narrow cards a date needs the whole width. */
export const besideDate = style({ '@media': { [media.below600]: { display: 'none' } } })
