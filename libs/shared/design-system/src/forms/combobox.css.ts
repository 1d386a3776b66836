import { style } from '@vanilla-extract/css'
import { box } from './field.css.ts'
import { item, popup } from '../overlays/popup.css.ts'
import { space, vars } from '../theme/theme.css.ts'

const { colour } = vars

export const trigger = style([box, { width: 'auto', fontWeight: 600, whiteSpace: 'nowrap', textAlign: 'start' }])
export const list = style([popup, {
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  width: 'min(368px, var(--available-width))',
  /** The last row is cut off, which shows that the list scrolls. */
  maxHeight: 'min(390px, var(--available-height))',
}])
export const search = style([box, { minHeight: '48px', flex: 'none', background: colour.sheet }])
export const options = style({ overflowY: 'auto', overscrollBehavior: 'contain', scrollPaddingBlock: space[1] })
export const option = style([item, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
}])
export const note = style({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-selected] > &': { color: colour.accent } },
})
export const empty = style({ color: colour.textSoft, selectors: { '&:not(:empty)': { padding: '16px 12px' } } })
