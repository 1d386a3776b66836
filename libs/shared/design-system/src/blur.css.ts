import { globalStyle, style } from '@vanilla-extract/css'

/** A small picture that is here already, until the large one has come. */
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
