import { line, media, radius, vars } from '@ott/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, elevation, type } = vars

/** The offset of the dragged row, set on the list in each frame. */
export const [draggedX, draggedY] = ['--dragged-x', '--dragged-y']

const columnGap = '48px'

/** Mounted before its text, and out of the flow until then. */
export const announcement = style({ selectors: { '&:empty': { position: 'absolute' } } })

/** Two columns in wide windows, where the controls of a row would be far from its text. */
export const rows = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${colour.hairline}`,
  '@media': { [media.from1600]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap } },
})

const dropLine = { content: '', position: 'absolute', zIndex: 1, borderRadius: radius.full, background: colour.accent, boxShadow: elevation.spark } as const
const lineInset = `calc(${columnGap} / -2 - 1px)`

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '20px',
  paddingBlock: '14px',
  borderBlockStart: `1px solid ${colour.hairline}`,
  selectors: {
    '&:not([data-dragged]):has([data-stretch]):hover': { background: colour.wash },
    '&[data-dragged]': { zIndex: 2, translate: `var(${draggedX}, 0) var(${draggedY}, 0)`, background: colour.raised, boxShadow: elevation.lift },
    /** Marks where the dragged row would drop. */
    '&[data-lands]::before': { ...dropLine, insetInline: 0, height: '3px' },
    '&[data-lands=before]::before': { top: '-2px' },
    '&[data-lands=after]::before': { bottom: '-2px' },
  },
  '@media': {
    [media.below600]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: '8px 14px' },
    [media.from1600]: {
      selectors: {
        '&[data-lands]::before': { inset: '8px auto', width: '3px', height: 'auto' },
        '&[data-lands=before]::before': { insetInlineStart: lineInset },
        '&[data-lands=after]::before': { insetInlineEnd: lineInset },
      },
    },
  },
})

export const still = style({ position: 'relative', aspectRatio: '16 / 9', borderRadius: radius.control, overflow: 'hidden' })

export const progress = style({ position: 'absolute', inset: 'auto 8px 8px' })

export const text = style({ display: 'grid', gap: '2px', lineHeight: line(1.42), overflowWrap: 'anywhere' })

export const facts = style({ color: colour.textSoft, fontSize: type.small })

/** Above the link that covers the row. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: '8px',
  '@media': { [media.below600]: { gridColumn: '1 / -1', justifyContent: 'end' } },
})

/** Touch on the grip drags instead of scrolling. */
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  color: colour.textFaint,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  selectors: { '&:hover': { color: colour.text }, '&:active': { color: colour.text, cursor: 'grabbing' } },
})

/** In two columns the previous row is at the side, not above. */
globalStyle(`${actions} [data-step] svg`, { '@media': { [media.from1600]: { rotate: '-90deg' } } })

/** A single small control stays beside the text. */
globalStyle(`${actions}:has(> :only-child)`, { '@media': { [media.below600]: { gridColumn: 'auto' } } })
globalStyle(`${row}:has(${actions} > :only-child)`, { '@media': { [media.below600]: { gridTemplateColumns: '104px minmax(0, 1fr) auto' } } })

/** The link of the title covers the whole row. */
globalStyle(`${row} [data-stretch]`, { color: colour.text })
globalStyle(`${row} [data-stretch]::after`, { content: '', position: 'absolute', inset: 0 })
