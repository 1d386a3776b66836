import { radius, space, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Aligned with the rows of the switches. */
export const necessary = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[5] })

export const always = style({ flex: 'none', color: vars.colour.textSoft, fontSize: vars.type.small })

export const confirmation = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.menu,
  background: vars.colour.raised,
})
