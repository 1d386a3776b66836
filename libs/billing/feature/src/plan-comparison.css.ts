import { media } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const loading = style({
  display: 'grid',
  gap: '14px',
  '@media': { [media.from900]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '24px' } },
})
export const plan = style({ display: 'grid', gap: '16px', padding: '20px' })
