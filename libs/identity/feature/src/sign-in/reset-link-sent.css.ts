import { radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: radius.full,
  background: vars.colour.successWash,
  color: vars.colour.success,
  fontSize: '20px',
})

export const email = style({ color: vars.colour.text, fontWeight: 600, overflowWrap: 'anywhere' })
