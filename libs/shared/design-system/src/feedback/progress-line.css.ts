import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const track = style({
  position: 'relative',
  display: 'block',
  height: '3px',
  borderRadius: '2px',
  background: vars.colour.groove,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'GrayText' } },
})

export const reached = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'var(--progress)',
  borderRadius: '2px',
  background: vars.colour.accent,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '-3px',
    top: '-2px',
    width: '7px',
    height: '7px',
    borderRadius: '50%',
    background: vars.colour.spark,
    boxShadow: vars.elevation.spark,
  },
  '@media': { [media.forced]: { background: 'Highlight' } },
})
