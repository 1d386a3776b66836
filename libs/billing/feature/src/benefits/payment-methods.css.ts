import { vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ borderBottom: `1px solid ${vars.colour.hairline}` })
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: '14px',
  borderTop: `1px solid ${vars.colour.hairline}`,
})
export const method = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' })
