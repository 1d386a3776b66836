import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const avatar = style({
  aspectRatio: '1',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.colour.divider,
  color: vars.colour.text,
  fontWeight: 700,
  lineHeight: 1,
})

/** Sized for a row of controls, or to fill its container. */
export const size = styleVariants({
  control: [avatar, { width: '36px', fontSize: '.9375rem' }],
  whole: [avatar, { width: '100%' }],
})

/** An icon is drawn smaller than a letter of its font size. */
globalStyle(`${avatar} svg`, { fontSize: '1.35em' })
