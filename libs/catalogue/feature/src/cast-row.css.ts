import { radius, space, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour } = vars

/** Portraits align with the page's edge; the hover highlight overflows it. */
export const cast = style({
  margin: 0,
  marginInline: `-${space[2]}`,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(212px, 1fr))',
  gap: `${space[2]} ${space[4]}`,
})

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  padding: space[2],
  borderRadius: radius.control,
  color: colour.text,
  textDecoration: 'none',
  ':hover': { background: colour.raised },
})

export const words = style({ display: 'grid', minWidth: 0 })
