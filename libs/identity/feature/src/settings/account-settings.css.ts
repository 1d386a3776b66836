import { line, media, space, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour, type } = vars

/** Two columns of readable width where both fit. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  alignItems: 'start',
  '@media': { [media.from1600]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[8] } },
})

export const rows = style({ margin: 0, padding: 0, listStyle: 'none', borderBottom: `1px solid ${colour.hairline}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '20px',
  padding: '18px 0',
  borderTop: `1px solid ${colour.hairline}`,
  '@media': { [media.below600]: { columnGap: '12px' } },
})

export const name = style({ color: colour.textSoft, fontSize: type.small, lineHeight: line(1.42) })
export const value = style({ fontSize: type.body, fontWeight: 600, lineHeight: line(1.35), overflowWrap: 'anywhere' })
/** A live region, which takes no space while it is empty. */
export const below = style({ gridColumn: '1 / -1', selectors: { '&:has(p)': { paddingTop: '8px' } } })
