import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const frame = style({ display: 'contents' })

/** The dark background fills the space until the picture loads, without layout shift. */
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', background: vars.colour.raised, color: 'transparent' })

/** Keeps the subject of a still in the crop: the left third of stills is quiet. */
export const focus = styleVariants({
  centre: {},
  hero: {
    objectPosition: '70% 82%',
    '@media': { [media.below900]: { objectPosition: '66% 82%' }, [media.below600]: { objectPosition: '50% 100%' } },
  },
  details: { objectPosition: '60% 60%', '@media': { [media.below900]: { objectPosition: '74% 60%' } } },
})

/** A small picture that is loaded already, until the large one loads. */
export const blur = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'blur(20px)',
  transform: 'scale(1.1)',
})

/** Only the loaded picture covers the blur. */
globalStyle(`${blur} ~ img, ${blur} ~ picture > img`, { position: 'relative', background: 'none' })
