import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { radius, vars } from '../theme/theme.css.ts'

const { colour } = vars

export const group = style({ display: 'flex', gap: 'clamp(8px, 2.4vw, 12px)' })

const box = style({
  flex: '0 1 auto',
  minWidth: 0,
  padding: 0,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  background: colour.raised,
  fontWeight: 500,
  lineHeight: 1,
  textAlign: 'center',
  caretColor: colour.accent,
  selectors: { '&[aria-invalid]': { borderColor: colour.error, boxShadow: `inset 0 0 0 1px ${colour.error}` } },
})

export const size = styleVariants({
  large: [box, { width: '64px', height: '72px', fontSize: '2rem' }],
  small: [box, {
    width: '50px',
    height: '60px',
    fontSize: '1.625rem',
    '@media': { [media.below600]: { width: '44px', height: '54px' } },
  }],
})
