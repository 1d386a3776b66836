import { style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { layer, radius, vars } from './theme.css.ts'

const { colour, measure, motion } = vars

export const carousel = style({ position: 'relative', touchAction: 'pan-y' })

/** All slides lie on one place, so that it is as tall as the tallest and nothing moves when it turns. */
export const slides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const slide = style({
  gridArea: '1 / 1',
  selectors: { '&:not([data-shown])': { opacity: 0, visibility: 'hidden' } },
  '@media': { [media.moving]: { transition: `opacity ${motion.calm}, visibility ${motion.calm}` } },
})

export const controls = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInlineEnd: measure.gutter,
  insetBlockEnd: '40px',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  '@media': { [media.below900]: { insetInline: 0, insetBlockEnd: 0, justifyContent: 'center' } },
})

/** An arrow points the way one reads. */
export const turnable = style({ display: 'grid', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const points = style({ display: 'flex' })

/** The point is small, and what can be pressed is not. */
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
    '&:hover::after': { background: colour.groove },
    '&[aria-current]::after': { background: colour.accent, borderColor: colour.accent },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-current]::after': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' } } },
  },
})
