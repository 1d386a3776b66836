import { style } from '@vanilla-extract/css'
import { media, radius, vars } from '@ott/design-system/theme'

const { colour, elevation } = vars

/** The surface of a card or panel over the picture. */
export const floating = style({
  background: colour.bar,
  borderRadius: radius.menu,
  boxShadow: `${elevation.lift}, 0 0 0 1px ${colour.hairline}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
