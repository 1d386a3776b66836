import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, vars } from '../theme/theme.css.ts'

/** Hidden until hover or focus, except on touch devices. */
export const actions = style({
  position: 'absolute',
  zIndex: 2,
  top: '6px',
  insetInlineEnd: '6px',
  display: 'flex',
  gap: '4px',
  '@media': {
    [media.hover]: { opacity: 0, selectors: { ':is(:hover, :focus-within) > &': { opacity: 1 } } },
  },
})

export const disc = style({ borderRadius: radius.full, background: vars.colour.disc })

export const hiddenOnTouch = style({ '@media': { [`not all and ${media.hover}`]: { display: 'none' } } })
