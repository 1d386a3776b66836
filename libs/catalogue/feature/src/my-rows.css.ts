import { line, media, radius, vars } from '@ott/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, type } = vars

export const rows = style({ margin: 0, padding: 0, listStyle: 'none', borderBottom: `1px solid ${colour.hairline}` })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '20px',
  paddingBlock: '14px',
  borderBlockStart: `1px solid ${colour.hairline}`,
  selectors: { '&:has([data-stretch]):hover': { background: colour.wash } },
  '@media': { [media.below600]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: '8px 14px' } },
})

export const still = style({ position: 'relative', aspectRatio: '16 / 9', borderRadius: radius.control, overflow: 'hidden' })

export const progress = style({ position: 'absolute', inset: 'auto 8px 8px' })

export const words = style({ display: 'grid', gap: '2px', lineHeight: line(1.42), overflowWrap: 'anywhere' })

export const facts = style({ color: colour.textSoft, fontSize: type.small })

/** Above the link that covers the row. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: '8px',
  '@media': { [media.below600]: { gridColumn: '1 / -1', justifyContent: 'end' } },
})

/** Where a row has but one small control, it stays beside the words. */
globalStyle(`${actions}:has(> :only-child)`, { '@media': { [media.below600]: { gridColumn: 'auto' } } })
globalStyle(`${row}:has(${actions} > :only-child)`, { '@media': { [media.below600]: { gridTemplateColumns: '104px minmax(0, 1fr) auto' } } })

/** The whole row belongs to its link, which heads it. */
globalStyle(`${row} [data-stretch]`, { color: colour.text })
globalStyle(`${row} [data-stretch]::after`, { content: '', position: 'absolute', inset: 0 })
