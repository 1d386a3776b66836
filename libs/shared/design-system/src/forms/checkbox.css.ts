import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, type } = vars

export const checkbox = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  fontSize: type.small,
  cursor: 'pointer',
})

export const checkMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  background: colour.raised,
  color: colour.textInverse,
  selectors: {
    ':checked + &': { background: colour.accent, borderColor: colour.accent },
    ':focus-visible + &': { boxShadow: elevation.halo },
    ':disabled + &': { background: colour.off, borderColor: colour.off, color: colour.textOff },
  },
  '@media': { [media.forced]: { selectors: { ':checked + &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } } } },
})
