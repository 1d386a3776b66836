import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, space, vars } from '../theme/theme.css.ts'

const { colour, motion, type } = vars

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

/** Scrolls sideways when there are many tabs; the underline keeps the length of the label. */
export const list = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '4px',
  scrollbarWidth: 'none',
  /** Space for the focus ring, which would be clipped. */
  padding: '4px 4px 0',
  margin: '-4px -4px 0',
  boxShadow: `inset 0 -1px 0 ${colour.divider}`,
})

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  scrollSnapAlign: 'start',
  alignItems: 'center',
  gap: space[2],
  minHeight: '48px',
  padding: '0 16px',
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  color: colour.textSoft,
  fontSize: type.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '3px',
    borderRadius: '2px 2px 0 0',
    background: colour.accent,
    transform: 'scaleX(0)',
    transition: `transform ${motion.calm}`,
  },
  selectors: {
    '&:hover': { color: colour.text },
    '&[data-active]': { color: colour.text },
    '&[data-active]::after': { transform: 'none' },
    '&[data-disabled]': { color: colour.textOff, cursor: 'default' },
  },
  '@media': {
    [media.forced]: {
      '::after': { background: 'Highlight', forcedColorAdjust: 'none' },
      selectors: { '&[data-disabled]': { color: 'GrayText' } },
    },
  },
})

export const panel = style({ borderRadius: radius.small })
