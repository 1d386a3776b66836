import { media, radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'
import { edge, foot } from '../player.css.ts'

const { colour, elevation, type } = vars

/** Above the bottom bar while it is shown. */
export const skip = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: edge,
  bottom: `calc(${edge} + env(safe-area-inset-bottom))`,
  selectors: { '&[data-raised]': { bottom: `calc(${foot} + 22px)` } },
})

export const episodes = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px', width: 'min(420px, calc(100vw - 56px))' })
export const episode = style({
  display: 'grid',
  gridTemplateColumns: '96px 1fr',
  alignItems: 'center',
  gap: '12px',
  padding: '6px',
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: type.body,
  selectors: {
    '&[aria-current]': { color: colour.accent },
    '&:focus-visible': { boxShadow: elevation.halo, outline: '2px solid transparent' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: colour.wash } } } },
})
export const still = style({ width: '96px', height: '54px', objectFit: 'cover', borderRadius: radius.small })
