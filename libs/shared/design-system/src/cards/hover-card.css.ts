import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { art as cardArt, link } from './card.css.ts'
import { media } from '../theme/media.ts'
import { layer, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion } = vars

const rise = keyframes({ from: { opacity: 0, transform: 'scale(.88)' } })

/**
 * In the browser's top layer, so that no row clips it; it still scrolls with the page. The z-index is for tools that
 * inspect the page from outside.
 */
export const lifted = style({
  position: 'absolute',
  zIndex: layer.popup,
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'clip',
  borderRadius: radius.menu,
  color: colour.text,
  background: colour.raised,
  boxShadow: `${elevation.lift}, 0 0 0 1px ${colour.rim}`,
  selectors: {
    /** Shows the focus ring of the card that it covers. */
    [`${link}:focus-visible ~ &`]: { boxShadow: `${elevation.lift}, ${elevation.halo}`, outline: '2px solid transparent', outlineOffset: '2px' },
  },
  '@media': {
    [media.moving]: { animation: `${rise} ${motion.fast}` },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})

/** One ring: the covered card's would show around the lifted one. */
globalStyle(`${link}:focus-visible:has(~ ${lifted}) ${cardArt}`, { boxShadow: 'none', outline: 'none' })

export const art = style({ position: 'relative', display: 'block', aspectRatio: '16 / 9', overflow: 'hidden', background: colour.divider })

export const words = style({ display: 'grid', gap: '8px', padding: '14px 16px 16px' })

export const title = style({ fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3, textWrap: 'balance' })

export const facts = style({ display: 'grid', gap: '8px', color: colour.textSoft, fontSize: vars.type.small })

export const actions = style({ display: 'flex', alignItems: 'center', gap: '8px', marginTop: '6px' })

/** The longest label, in Bengali, stays on one line. */
export const action = style({ flex: '1 1 auto', minWidth: 0, whiteSpace: 'nowrap' })
globalStyle(`${action} > *`, { paddingInline: '10px' })
/** The time left may take two lines. */
globalStyle(`${action} small`, { whiteSpace: 'normal' })
