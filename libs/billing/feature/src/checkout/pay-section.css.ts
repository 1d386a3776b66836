import { radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour } = vars

export const terms = style({
  display: 'grid',
  gap: '6px',
  padding: '16px 20px',
  borderRadius: radius.menu,
  background: colour.raised,
})

/** It receives focus, and its banner shows why. */
export const notice = style({ outline: 'none' })
