import { createGlobalVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { toast } from '../feedback/notice.css.ts'
import { layer, radius, vars } from '../theme/theme.css.ts'
import { bottomInset } from '../theme/tokens.ts'

const { colour, elevation, motion } = vars

/**
 * One layer for the whole dialog, so that the browser does not split and repaint the page below it. Fixed at the
 * window's start: focusing an unpositioned list must not scroll the page.
 */
export const over = style({ position: 'fixed', zIndex: layer.dialog, insetBlockStart: 0, insetInlineStart: 0 })

export const veil = style({
  position: 'fixed',
  inset: 0,
  background: colour.veil,
  transition: `opacity ${motion.calm}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})

/** Scrolls as a whole when the dialog is taller than the window; sticky content then sticks to the window's edge. */
export const viewport = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // WebKit gives a grid item that clips a minimum height of 0: an `auto` row would stay as high as the window.
  gridTemplateRows: 'minmax(max-content, 1fr)',
  padding: '40px 16px 0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  /** Keeps the focused element from being covered by a toast. */
  selectors: { [`body:has(.${toast}) &`]: { scrollPaddingBottom: `calc(168px + var(${bottomInset}, 0px))` } },
  '@media': { [media.below600]: { alignItems: 'end', paddingInline: 0 } },
})

/** The place of the page's scroll bar while `PageLock` hides it. */
export const lockedViewport = style([viewport, { scrollbarGutter: 'stable' }])

/**
 * Start of the opening transition, as a transform. Set as a registered property, so that it does not invalidate the
 * dialog's content.
 */
export const grownFrom = '--grown-from'
const beginning = createGlobalVar(grownFrom.slice(2), { syntax: '*', inherits: false })

const dialog = style({
  position: 'relative',
  width: '100%',
  marginBottom: '64px',
  background: colour.sheet,
  borderRadius: radius.sheet,
  boxShadow: elevation.sheet,
  outline: 'none',
  transition: `transform ${motion.calm}, opacity ${motion.calm}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(.97)' } },
  '@media': {
    [media.below600]: {
      maxWidth: 'none',
      marginBottom: 0,
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
      // The shadow would fall on the backdrop only, and painting it takes as long as everything else.
      boxShadow: 'none',
      paddingBottom: 'env(safe-area-inset-bottom)',
      selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 1, transform: 'translateY(100%)' } },
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})

const grow = keyframes({ from: { opacity: 0, transform: beginning } })

/** An animation, because an element that is open on mount has no start state for a transition. Animating the origin would leave the compositor. */
const grows = style({ '@media': { [media.moving]: { selectors: { '&[data-grows="yes"]': { transformOrigin: '0 0', animation: `${grow} ${motion.calm}` } } } } })

const upTo = (maxWidth: string) => [dialog, { '@media': { [media.from600]: { maxWidth } } }]
export const size = styleVariants({
  /** On phones a form's sheet rises above a toast, which would lie on its buttons. */
  small: [...upTo('440px'), { '@media': { [media.below600]: { selectors: { [`body:has(.${toast}) &`]: { paddingBottom: `calc(144px + var(${bottomInset}, 0px))` } } } } }],
  medium: upTo('480px'),
  details: [...upTo('980px'), grows, { overflow: 'clip' }],
})

/** As high as the window from the start, so that late content shifts nothing. */
export const details = style({ minHeight: 'calc(100dvh - 104px)', '@media': { [media.below600]: { minHeight: 'calc(100dvh - 40px)' } } })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '20px',
  padding: '36px',
  '@media': { [media.below600]: { padding: '28px 20px 24px' } },
})

export const title = style({ fontSize: vars.type.dialog, paddingInlineEnd: '44px' })
export const description = style({ color: colour.textSoft, textWrap: 'pretty', marginTop: '-10px' })

export const close = style({
  position: 'absolute',
  zIndex: 3,
  top: '16px',
  insetInlineEnd: '16px',
  width: '44px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: colour.disc,
  color: colour.text,
  '@media': { [media.forced]: { border: '1px solid ButtonBorder' } },
})

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '12px',
})
