import { radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** At the head of a card's picture, where no lettering is covered by more than their own ground. */
export const overPicture = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  display: 'flex',
  gap: '4px',
  padding: '3px',
  borderRadius: radius.control,
  background: vars.colour.disc,
})
