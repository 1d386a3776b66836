import { style } from '@vanilla-extract/css'
import { line, radius, vars } from './theme.css.ts'

/** The token names for stories, because only style sheets may import one that contains functions. */
export const { colour, elevation, script } = vars

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

/** The column is no wider than its label. */
export const sample = style({ width: '128px', alignSelf: 'start', overflowWrap: 'anywhere' })
export const ground = style({ display: 'grid', gap: '8px', padding: '20px', borderRadius: radius.menu, border: `1px solid ${vars.colour.hairline}` })
export const specimen = style({ lineHeight: line(1.2), whiteSpace: 'nowrap', overflow: 'hidden' })
export const bar = style({ display: 'block', blockSize: '16px', maxInlineSize: '100%', borderRadius: radius.badge, background: vars.colour.accent })
export const pile = style({ display: 'grid', isolation: 'isolate' })
export const leaf = style({
  position: 'relative',
  inlineSize: 'min(240px, 60%)',
  marginBlockEnd: '-10px',
  padding: '10px 14px',
  borderRadius: radius.control,
  border: `1px solid ${vars.colour.edge}`,
  background: vars.colour.raised,
  fontSize: vars.type.small,
})
