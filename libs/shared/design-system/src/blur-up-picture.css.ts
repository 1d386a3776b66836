import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: vars.colour.raised,
})

export const blur = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'blur(20px)',
  transform: 'scale(1.1)',
})

/** Nothing but the picture itself covers the blur. */
globalStyle(`${blur} ~ img, ${blur} ~ picture > img`, { position: 'relative', background: 'none' })
