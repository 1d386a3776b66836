import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { layer, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion } = vars

/** Above dialogs too, because a dialog may contain a picker. */
export const positioner = style({ zIndex: layer.popup })

export const popup = style({
  padding: '8px',
  borderRadius: radius.menu,
  background: colour.raised,
  border: `1px solid ${colour.rim}`,
  boxShadow: elevation.lift,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: `transform ${motion.fast}, opacity ${motion.fast}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(.97)' } },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  padding: '8px 12px',
  borderRadius: radius.control,
  color: colour.text,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: { '&[data-highlighted]': { background: colour.wash } },
  '@media': {
    [media.forced]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})

export const divider = style({ height: '1px', margin: '6px 12px', background: colour.hairline })
