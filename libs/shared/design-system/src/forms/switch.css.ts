import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, radius, space, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion, type } = vars

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  minHeight: '48px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: colour.textOff, cursor: 'default' } },
  '@media': { [media.forced]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
})

export const hint = style({ display: 'block', color: colour.textSoft, fontSize: type.small, lineHeight: line(1.4) })

/** On and off differ by the thumb's position, not by colour alone. */
export const track = style({
  position: 'relative',
  flex: 'none',
  width: '52px',
  height: '32px',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.full,
  background: colour.raised,
  transition: `background-color ${motion.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineStart: '4px',
    width: '22px',
    height: '22px',
    borderRadius: '50%',
    background: colour.textSoft,
    transition: `transform ${motion.fast}`,
  },
  selectors: {
    ':checked + &': { background: colour.accent, borderColor: colour.accent },
    ':checked + &::after': { background: colour.textInverse, transform: 'translateX(20px)' },
    '[dir="rtl"] :checked + &::after': { transform: 'translateX(-20px)' },
    ':focus-visible + &': { boxShadow: elevation.halo },
    ':disabled + &': { background: colour.off, borderColor: colour.off },
    ':disabled + &::after': { background: colour.textOff },
  },
  '@media': {
    [media.forced]: {
      '::after': { background: 'ButtonText', forcedColorAdjust: 'none' },
      selectors: {
        ':checked + &': { background: 'Highlight', forcedColorAdjust: 'none' },
        ':checked + &::after': { background: 'HighlightText' },
        ':focus-visible + &': { outline: '2px solid Highlight', outlineOffset: '2px' },
        ':disabled + &': { borderColor: 'GrayText' },
        ':disabled + &::after': { background: 'GrayText' },
      },
    },
  },
})
