import { globalStyle, style } from '@vanilla-extract/css'
import { plainBengaliFamily } from '../theme/fonts.css.ts'
import { media } from '../theme/media.ts'
import { layer, line, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, measure, motion } = vars

/**
 * Above the page, below dialogs, and never over the watch button. On phones a low strip above the tab bar, elsewhere at
 * the inline end.
 */
export const offer = style({
  position: 'fixed',
  zIndex: layer.tabBar,
  insetInlineEnd: measure.gutter,
  bottom: '24px',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  paddingBlock: '8px',
  paddingInline: '16px 8px',
  borderRadius: radius.menu,
  background: colour.raised,
  boxShadow: `${elevation.lift}, 0 0 0 1px ${colour.hairline}`,
  fontFamily: plainBengaliFamily,
  // The fallback letters have one weight, so all texts here use it.
  fontSynthesis: 'none',
  fontSize: vars.type.small,
  lineHeight: line(1.4),
  transition: `transform ${motion.calm}, opacity ${motion.calm}`,
  '@starting-style': { opacity: 0, transform: 'translateY(12px)' },
  '@media': {
    [media.below900]: {
      inset: 'auto 0 calc(68px + env(safe-area-inset-bottom))',
      gap: '4px',
      paddingBlock: 0,
      paddingInline: `${measure.gutter} 6px`,
      borderRadius: 0,
      boxShadow: `0 -1px 0 ${colour.hairline}`,
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})

/** Keeps the focused element from being covered by the prompt. */
globalStyle(`html:has(.${offer})`, {
  scrollPaddingBottom: '112px',
  '@media': { [media.below900]: { scrollPaddingBottom: 'calc(140px + env(safe-area-inset-bottom))' } },
})

export const sign = style({
  display: 'grid',
  fontSize: '20px',
  color: colour.textSoft,
  '@media': { [media.below600]: { display: 'none' } },
})

export const words = style({ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '18px' })

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  borderRadius: radius.badge,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textDecorationColor: colour.edge,
  textUnderlineOffset: '.28em',
})

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  color: colour.textSoft,
  selectors: { '&:hover': { color: colour.text } },
})
