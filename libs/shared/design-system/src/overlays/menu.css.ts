import { globalStyle, style } from '@vanilla-extract/css'
import { item, popup } from './popup.css.ts'
import { layer, radius, vars } from '../theme/theme.css.ts'

export const menu = style({ position: 'relative' })

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: '44px',
  minHeight: '44px',
  borderRadius: radius.full,
  cursor: 'pointer',
  listStyle: 'none',
  userSelect: 'none',
})
globalStyle(`${trigger}::-webkit-details-marker`, { display: 'none' })

export const panel = style([popup, {
  position: 'absolute',
  zIndex: layer.menu,
  top: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  minWidth: '220px',
  maxWidth: 'calc(100vw - 32px)',
  '@starting-style': { opacity: 0, transform: 'scale(.97)' },
  transformOrigin: 'top',
}])

export const entry = style([item, {
  width: '100%',
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.colour.wash } },
}])
