import { globalStyle, style } from '@vanilla-extract/css'
import { box } from './field.css.ts'
import { vars } from '../theme/theme.css.ts'

export const select = style([box, {
  position: 'relative',
  display: 'inline-flex',
  width: 'auto',
  maxWidth: '100%',
  minHeight: '44px',
  padding: 0,
  fontWeight: 600,
}])

/** As a field of a form. The sheet of `box` may come later in the page, so its padding is outweighed. */
export const wideSelect = style([box, { position: 'relative', selectors: { '&&': { padding: 0 } } }])

export const control = style({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  minHeight: '42px',
  paddingBlock: 0,
  paddingInline: '16px 48px',
  border: 0,
  outline: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})
globalStyle(`${control} > option`, { background: vars.colour.raised, color: vars.colour.text })

export const sign = style({ position: 'absolute', insetInlineEnd: '16px', display: 'grid', pointerEvents: 'none' })
