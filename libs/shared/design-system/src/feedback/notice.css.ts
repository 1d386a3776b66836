import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { layer, line, radius, vars } from '../theme/theme.css.ts'
import { bottomInset } from '../theme/tokens.ts'

const { colour, elevation, motion } = vars

const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '14px',
  padding: '10px 16px',
  minHeight: '52px',
  borderRadius: radius.menu,
  borderInlineStart: '3px solid var(--tone)',
  background: colour.raised,
  fontSize: vars.type.small,
  lineHeight: line(1.4),
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})

export const tone = styleVariants({
  info: { vars: { '--tone': colour.info } },
  success: { vars: { '--tone': colour.success } },
  warning: { vars: { '--tone': colour.warning } },
  error: { vars: { '--tone': colour.error } },
})

export const sign = style({ display: 'grid', color: 'var(--tone)', fontSize: '18px' })

export const pile = style({ display: 'grid', justifyItems: 'center', gap: '10px', width: '100%' })

export const toasts = style([pile, {
  position: 'fixed',
  zIndex: layer.toast,
  inset: `auto 0 calc(24px + var(${bottomInset}, 0px))`,
  padding: '0 16px',
  pointerEvents: 'none',
  '@media': { [media.below900]: { bottom: `calc(80px + env(safe-area-inset-bottom) + var(${bottomInset}, 0px))` } },
}])

export const toast = style([notice, {
  width: 'min(100%, 460px)',
  boxShadow: `${elevation.lift}, 0 0 0 1px ${colour.hairline}`,
  pointerEvents: 'auto',
  transition: `transform ${motion.calm}, opacity ${motion.calm}`,
  '@starting-style': { opacity: 0, transform: 'translateY(12px)' },
}])

export const banner = style([notice, { border: `1px solid ${colour.hairline}`, borderInlineStart: '3px solid var(--tone)' }])

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  marginInline: '-6px -8px',
  borderRadius: '50%',
  color: colour.textSoft,
  selectors: { '&:hover': { color: colour.text } },
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
})

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  textDecoration: 'underline',
  textDecorationColor: colour.edge,
  textUnderlineOffset: '.28em',
  whiteSpace: 'nowrap',
  borderRadius: '2px',
})
