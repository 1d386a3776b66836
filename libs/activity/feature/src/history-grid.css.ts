import { style } from '@vanilla-extract/css'

/** The episode and the date keep a line each, whatever their length. */
export const line = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
