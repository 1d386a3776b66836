import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion } = vars

export const tooltip = style({
  maxWidth: 'min(280px, var(--available-width))',
  padding: '8px 12px',
  borderRadius: radius.control,
  background: colour.inverse,
  color: colour.textInverse,
  boxShadow: elevation.lift,
  fontSize: vars.type.small,
  fontWeight: 500,
  lineHeight: line(1.35),
  textWrap: 'pretty',
  transformOrigin: 'var(--transform-origin)',
  transition: `transform ${motion.fast}, opacity ${motion.fast}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(.97)' } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
