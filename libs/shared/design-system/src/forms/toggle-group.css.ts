import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, vars } from '../theme/theme.css.ts'

const { colour, type } = vars

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
