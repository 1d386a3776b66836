import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, vars } from '../theme/theme.css.ts'

const { colour, type } = vars

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
