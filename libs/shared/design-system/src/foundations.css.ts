import { style } from '@vanilla-extract/css'
import { line, radius, vars } from './theme.css.ts'

export const swatch = style({
  display: 'block',
  width: '96px',
  height: '64px',
  borderRadius: radius.control,
  border: `1px solid ${vars.colour.rim}`,
})

export const columns = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', gap: '48px' })
export const display = style({ fontSize: vars.type.display, fontWeight: 750, lineHeight: line(0.98), letterSpacing: vars.script.tight })
export const icon = style({ fontSize: '1.5rem', display: 'grid' })
