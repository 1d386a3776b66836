import { media, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Covers the still exactly, and shows it before the first frame and after the end. */
export const film = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[data-moved]': { opacity: 1 } },
})

export const controls = style({ display: 'flex', gap: '12px' })

export const trailer = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: 'calc(100svh - 200px)',
  background: vars.colour.film,
  '@media': { [media.below900]: { maxHeight: '70svh' } },
})
