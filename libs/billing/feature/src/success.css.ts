import { radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour, elevation } = vars

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: '20px', textAlign: 'center' })

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  margin: '20px',
  borderRadius: radius.full,
  background: colour.accent,
  boxShadow: elevation.spark,
  color: colour.textInverse,
  fontSize: '28px',
})
