import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { smallFirefly } from '../theme/firefly.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

const drift = keyframes({ to: { transform: 'translate(26px, -34px)', opacity: 0.35 } })

export const state = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  maxWidth: 'calc(30em + 32px)',
  margin: '0 auto',
  padding: '24px 16px 48px',
  textAlign: 'center',
  /** The text may repeat user input. */
  overflowWrap: 'anywhere',
})

/** The only content of the page: slightly lower, where the eye rests. */
export const alone = style({ paddingTop: 'clamp(24px, 11svh, 120px)' })

globalStyle(`${state} p`, { textWrap: 'balance' })

export const sky = style({ position: 'relative', width: '220px', height: '132px' })

export const fly = style([smallFirefly, {
  position: 'absolute',
  '@media': { [media.moving]: { animation: `${drift} 9s ease-in-out infinite alternate` } },
}])

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: '8px',
  borderRadius: '50%',
  background: vars.colour.errorWash,
  color: vars.colour.textError,
  fontSize: '1.75rem',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', marginTop: '12px' })
