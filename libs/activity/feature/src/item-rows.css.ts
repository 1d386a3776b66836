import { line, media, radius, vars } from '@ott/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, elevation, type } = vars

/** How far a row is from where it stood; set on the list for each frame of a drag. */
export const [draggedX, draggedY] = ['--dragged-x', '--dragged-y']

const between = '48px'

/** There before its words are, and in nothing's way until then. */
export const outcome = style({ selectors: { '&:empty': { position: 'absolute' } } })

/** One under another, and beside each other where a window is so wide that a row's controls would be far from its words. */
export const rows = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${colour.hairline}`,
  '@media': { [media.from1600]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: between } },
})

const landing = { content: '', position: 'absolute', zIndex: 1, borderRadius: radius.full, background: colour.accent, boxShadow: elevation.spark } as const
const beside = `calc(${between} / -2 - 1px)`

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
    /** Where a row will stand that is let go now. */
    '&[data-lands]::before': { ...landing, insetInline: 0, height: '3px' },
    '&[data-lands=before]::before': { top: '-2px' },
    '&[data-lands=after]::before': { bottom: '-2px' },
  },
  '@media': {
    [media.below600]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: '8px 14px' },
    [media.from1600]: {
      selectors: {
        '&[data-lands]::before': { inset: '8px auto', width: '3px', height: 'auto' },
        '&[data-lands=before]::before': { insetInlineStart: beside },
        '&[data-lands=after]::before': { insetInlineEnd: beside },
      },
    },
  },
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

/** A finger that drags it does not scroll. */
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

/** The row before stands beside a row there, not above it. */
globalStyle(`${actions} [data-step] svg`, { '@media': { [media.from1600]: { rotate: '-90deg' } } })

/** Where a row has but one small control, it stays beside the words. */
globalStyle(`${actions}:has(> :only-child)`, { '@media': { [media.below600]: { gridColumn: 'auto' } } })
globalStyle(`${row}:has(${actions} > :only-child)`, { '@media': { [media.below600]: { gridTemplateColumns: '104px minmax(0, 1fr) auto' } } })

/** The whole row belongs to its link, which heads it. */
globalStyle(`${row} [data-stretch]`, { color: colour.text })
globalStyle(`${row} [data-stretch]::after`, { content: '', position: 'absolute', inset: 0 })
