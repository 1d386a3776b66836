import { radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour } = vars

export const streams = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px', width: 'min(440px, 100%)' })
export const stream = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '16px',
  padding: '10px 14px',
  borderRadius: radius.control,
  background: colour.raised,
  textAlign: 'start',
})
export const streamText = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
