import { vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  paddingBlock: '14px',
  borderTop: `1px solid ${vars.colour.hairline}`,
})
export const amount = style({ textAlign: 'end', fontWeight: 600, whiteSpace: 'nowrap' })
