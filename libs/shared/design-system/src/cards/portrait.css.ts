import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const portrait = style({ display: 'block', flex: 'none', aspectRatio: '1', overflow: 'hidden', borderRadius: '50%', background: vars.colour.raised })

/** Size of the portrait and its letter: in a row, beside a name in a list, or as the heading of a person page. */
export const size = styleVariants({
  row: [portrait, { width: '72px', fontSize: '1.75rem' }],
  name: [portrait, { width: '36px', fontSize: '.9375rem' }],
  page: [portrait, { width: 'clamp(96px, 9vw, 160px)', fontSize: 'clamp(2.25rem, 3.4vw, 3.75rem)' }],
})
