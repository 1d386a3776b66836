import { style } from '@vanilla-extract/css'
import { stage } from './carousel-stage.css.ts'
import { besideCorner, corner } from './hero.css.ts'
import { media } from '../theme/media.ts'
import { layer, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, measure, motion } = vars

/** Above the rows that overlap the hero, below the controls in its lower corner. */
export const controls = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInlineEnd: measure.gutter,
  insetBlockEnd: 'clamp(72px, 6.4vw, 128px)',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  '@media': { [media.below900]: { insetInline: 0, insetBlockEnd: '-8px', justifyContent: 'center' } },
})

/** In the hero's corner, where the hero leaves space beside its own controls. */
export const pause = style([corner, { zIndex: layer.raised, vars: { [besideCorner]: '0px' } }])

/** Shown to the pointer and to the keyboard; swiping replaces the arrows elsewhere. */
export const step = style({
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: { [`${stage}:hover &, ${controls}:focus-within &`]: { opacity: 1 } },
  '@media': { [`not all and ${media.hover}`]: { display: 'none' } },
})

/** Arrows follow the reading direction. */
export const turnable = style({ display: 'grid', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const points = style({ display: 'flex' })

/** The dot is small, its touch target is not. */
export const point = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '44px',
  borderRadius: radius.small,
  '::after': {
    content: '',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    border: `2px solid ${colour.text}`,
    transition: `background-color ${motion.fast}`,
  },
  selectors: {
    // The ring of the target would overlap its neighbours.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { boxShadow: elevation.halo, outline: '2px solid transparent' },
    '&:hover::after': { background: colour.groove },
    '&[aria-current]::after': { background: colour.accent, borderColor: colour.accent },
  },
  '@media': {
    [media.touch]: { width: '44px' },
    [media.forced]: { selectors: { '&[aria-current]::after': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' } } },
  },
})
