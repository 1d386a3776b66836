import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion, type } = vars

/** A line around it, for it may stand on the page's own colour. */
export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: '4px',
  borderRadius: radius.menu,
  background: colour.page,
  boxShadow: `inset 0 0 0 1px ${colour.hairline}`,
})

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '4px 12px',
  borderRadius: '9px',
  color: colour.textSoft,
  fontSize: type.small,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:has(:checked)': { background: colour.divider, color: colour.text },
    '&:has(:focus-visible)': { boxShadow: elevation.halo },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
})

export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })

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

export const toggles = style({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: '4px',
  borderRadius: radius.full,
  background: colour.wash,
  '@media': { [media.below600]: { display: 'flex' } },
})

export const toggle = style({
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 14px',
  borderRadius: radius.full,
  color: colour.textSoft,
  fontSize: type.small,
  selectors: {
    '&:hover': { color: colour.text },
    '&[aria-pressed="true"]': { background: colour.inverse, color: colour.textInverse, fontWeight: 600 },
  },
  '@media': {
    [media.below600]: { padding: '0 8px' },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '40px',
  padding: '0 16px',
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: colour.raised,
  color: colour.text,
  fontSize: type.small,
  selectors: {
    'a&:not([aria-current]):hover, button&:not([aria-pressed="true"]):hover': { background: colour.divider },
    '&[aria-pressed="true"], &[aria-current]': { background: colour.inverse, color: colour.textInverse, fontWeight: 600 },
  },
  '@media': {
    [media.touch]: { selectors: { 'a&, button&': { minHeight: '44px' } } },
    [media.forced]: { borderColor: 'ButtonBorder' },
  },
})
