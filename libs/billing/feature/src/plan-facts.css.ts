import { vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'
import { raised } from './surface.css.ts'

const { colour } = vars

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  width: '100%',
  margin: 0,
  padding: '18px 20px',
  ...raised,
})

/** A long value moves below its term. */
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px' })
export const term = style({ color: colour.textSoft })
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'start' })
