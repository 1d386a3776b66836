import { line, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: '8px' })
export const label = style({ fontSize: vars.type.small, fontWeight: 600, lineHeight: line(1.42) })
export const fields = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: '8px' })
