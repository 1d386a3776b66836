import { style } from '@vanilla-extract/css'

export const password = style({ display: 'grid', gap: '4px' })

/** Its words, not its touch area, stand on the edge of the field. */
export const forgot = style({ justifySelf: 'end', marginRight: '-12px' })
