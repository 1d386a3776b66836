import { style } from '@vanilla-extract/css'
import { layer, vars } from '@ott/design-system/theme'

/** Shown until the player's code is loaded. */
export const curtain = style({ position: 'fixed', inset: 0, zIndex: layer.player, display: 'grid', placeItems: 'center', background: vars.colour.film })
export const poster = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })
export const wait = style({ position: 'relative', fontSize: '3.5rem', color: vars.colour.accent })
export const error = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '14px',
  maxWidth: '560px',
  margin: '16px',
  padding: '32px 24px',
  borderRadius: '12px',
  textAlign: 'center',
  background: vars.colour.bar,
})
