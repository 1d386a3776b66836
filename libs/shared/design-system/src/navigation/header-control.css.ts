import { style } from '@vanilla-extract/css'
import { radius, vars } from '../theme/theme.css.ts'

/** A link among the controls of the header or the footer. */
export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: radius.control,
  color: vars.colour.text,
  whiteSpace: 'nowrap',
})
