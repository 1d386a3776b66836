import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { layer, vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** The share loaded is unknown, so the bar slows down and never arrives. */
const advance = keyframes({ from: { transform: 'scaleX(0)' }, '40%': { transform: 'scaleX(.6)' }, to: { transform: 'scaleX(.94)' } })

export const track = style({
  position: 'fixed',
  zIndex: layer.progress,
  inset: '0 0 auto',
  height: '3px',
  pointerEvents: 'none',
  animation: `${appear} 100ms 200ms both`,
})

export const bar = style({
  height: '100%',
  transform: 'scaleX(.6)',
  transformOrigin: `${vars.side.start} center`,
  background: vars.colour.accent,
  '@media': {
    [media.moving]: { animation: `${advance} 12s 200ms cubic-bezier(.1, .7, .3, 1) both` },
    [media.forced]: { background: 'Highlight' },
  },
})
