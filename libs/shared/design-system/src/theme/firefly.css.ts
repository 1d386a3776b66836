import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** The one motif: a point of light with a halo. Never two in one component. */
export const firefly = style({
  width: '7px',
  height: '7px',
  flex: 'none',
  borderRadius: '50%',
  background: vars.colour.spark,
  boxShadow: vars.elevation.spark,
})

export const smallFirefly = style([firefly, { width: '5px', height: '5px' }])
