import { style } from '@vanilla-extract/css'

export const password = style({ position: 'relative' })

/** On the label's line visually, but after the field in tab order. */
export const forgot = style({ position: 'absolute', top: '10px', insetInlineEnd: '-12px', display: 'flex', alignItems: 'center', height: 0 })
