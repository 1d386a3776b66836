import { media, radius, space, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour } = vars

/** One row at the page's edge; a longer cast scrolls. */
export const cast = style({
  margin: 0,
  padding: '4px 0',
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '132px',
  gap: space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': { [media.below600]: { gridAutoColumns: '96px' } },
})

export const person = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
  height: '100%',
  borderRadius: radius.control,
  color: colour.text,
  textDecoration: 'none',
  scrollSnapAlign: 'start',
  outlineOffset: '-2px',
  ':hover': { textDecoration: 'underline' },
})

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'break-word' })
