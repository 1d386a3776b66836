import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 148px))',
  justifyContent: 'center',
  gap: '24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tile = style({
  display: 'grid',
  gap: '10px',
  width: '100%',
  padding: '8px',
  border: 0,
  borderRadius: '12px',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
  cursor: 'pointer',
})

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 })

/** As tall as a badge, so that names stand in one line. */
export const facts = style({ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '6px', minHeight: '24px' })

export const preview = style({ width: '96px' })
