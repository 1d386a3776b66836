import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** One line. The first fact gives way, so that no year is cut. */
export const facts = style({ display: 'flex', whiteSpace: 'pre' })

export const first = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

/** A narrow card has no space for badges beside a date, or for a year beside badges. */
export const onWideCards = style({ '@media': { [media.below600]: { display: 'none' } } })
