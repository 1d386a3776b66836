import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const frame = style({ display: 'contents' })

/** The dark background fills the space until the picture loads, without layout shift. */
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', background: vars.colour.raised, color: 'transparent' })

/** Where a still keeps its subject: stills are drawn with the left third quiet. */
export const focus = styleVariants({
  centre: {},
  hero: {
    objectPosition: '70% 82%',
    '@media': { [media.below900]: { objectPosition: '66% 82%' }, [media.below600]: { objectPosition: '50% 100%' } },
  },
  details: { objectPosition: '60% 60%', '@media': { [media.below900]: { objectPosition: '74% 60%' } } },
})

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
