import { line, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'
import { sheet } from '../surface.css.ts'

const { colour, type } = vars

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  padding: '24px 20px',
  ...sheet,
})
export const due = style({ display: 'grid', gap: '2px' })
export const amount = style({ fontSize: type.price, fontWeight: 300, lineHeight: line(1.1) })
export const lines = style({ display: 'grid', gap: '8px', margin: 0, paddingTop: '16px', borderTop: `1px solid ${colour.hairline}` })
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' })
export const term = style({ color: colour.textSoft })
export const value = style({ margin: 0, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const taxes = style([lines, { fontSize: type.small, color: colour.textSoft }])
