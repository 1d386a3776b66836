import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: vars.script.tight,
  whiteSpace: 'nowrap',
  borderRadius: '4px',
  '@media': { [media.below900]: { fontSize: '1.3125rem' } },
})

export const drawing = style({
  width: '30px',
  height: '30px',
  overflow: 'visible',
  '@media': { [media.below900]: { width: '26px', height: '26px' } },
})

export const ink = styleVariants({
  text: { fill: vars.colour.text },
  faint: { fill: vars.colour.text, opacity: 0.55 },
  accent: { fill: vars.colour.accent },
})
export const haze = style({ stopColor: vars.colour.accent })
