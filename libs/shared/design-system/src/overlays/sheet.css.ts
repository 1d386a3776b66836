import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, space, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion } = vars

/** Hidden beyond the inline end edge, which is the left one in right-to-left text. */
const beside = { opacity: 0, transform: 'translateX(24px)' }
const moving = '&[data-starting-style], &[data-ending-style]'
const movingRightToLeft = '[dir="rtl"] &[data-starting-style], [dir="rtl"] &[data-ending-style]'

export const sheet = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(440px, 100%)',
  background: colour.sheet,
  boxShadow: elevation.sheet,
  borderStartStartRadius: radius.sheet,
  borderEndStartRadius: radius.sheet,
  outline: 'none',
  transition: `transform ${motion.calm}, opacity ${motion.calm}`,
  selectors: { [moving]: beside, [movingRightToLeft]: { transform: 'translateX(-24px)' } },
  '@media': {
    [media.below900]: {
      insetBlock: 'auto 0',
      insetInline: 0,
      width: '100%',
      maxHeight: 'calc(100dvh - 48px)',
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      selectors: { [`${moving}, ${movingRightToLeft}`]: { opacity: 1, transform: 'translateY(100%)' } },
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})

const inset = { paddingInline: space[6], '@media': { [media.below600]: { paddingInline: '20px' } } }

export const head = style({ ...inset, display: 'grid', gap: space[2], paddingBlock: `28px ${space[4]}` })
export const title = style({ fontSize: vars.type.dialog, paddingInlineEnd: '44px' })
export const description = style({ color: colour.textSoft, textWrap: 'pretty' })

export const body = style({
  ...inset,
  flex: '1 1 auto',
  minHeight: 0,
  paddingBlock: `${space[1]} ${space[6]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const foot = style({ ...inset, paddingBlock: space[4], borderBlockStart: `1px solid ${colour.divider}` })
