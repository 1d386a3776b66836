import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion, type } = vars

/** A border, because the background equals that of the page. */
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
