import { line, media, radius, vars } from '@ott/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, elevation, type } = vars

/** The offset of the dragged card, set on the list in each frame. */
export const [draggedX, draggedY] = ['--dragged-x', '--dragged-y']

/** Positions within the list are measured by the drag. */
export const editor = style({})
globalStyle(`${editor} > ul`, { position: 'relative' })

export const card = style({
  position: 'relative',
  minWidth: 0,
  userSelect: 'none',
  WebkitUserSelect: 'none',
  borderRadius: radius.control,
  selectors: {
    '&[data-dragged]': { zIndex: 2, translate: `var(${draggedX}, 0) var(${draggedY}, 0)`, background: colour.raised, boxShadow: elevation.lift },
    /** Marks where the dragged card would drop, in the middle of the gap. */
    '&[data-lands]::before': { content: '', position: 'absolute', zIndex: 3, insetBlock: 0, width: '4px', borderRadius: radius.full, background: colour.accent, boxShadow: elevation.spark },
    '&[data-lands=before]::before': { insetInlineStart: '-6px' },
    '&[data-lands=after]::before': { insetInlineEnd: '-6px' },
  },
})

export const art = style({ position: 'relative', aspectRatio: '2 / 3', borderRadius: radius.control, overflow: 'hidden', background: colour.raised })

/** Touch on the grip drags instead of scrolling. */
export const grip = style({
  position: 'absolute',
  top: '6px',
  insetInlineStart: '6px',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  background: colour.disc,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': {
    [media.touch]: { width: '44px', height: '44px' },
    [media.below600]: { top: '2px', insetInlineStart: '2px' },
  },
})

export const remove = style({
  position: 'absolute',
  top: '6px',
  insetInlineEnd: '6px',
  borderRadius: radius.full,
  background: colour.disc,
  '@media': { [media.below600]: { top: '2px', insetInlineEnd: '2px' } },
})

/** One line, because the title is known from the poster and the controls of a row stay aligned. */
export const title = style({
  display: 'block',
  overflow: 'hidden',
  marginBlock: '12px 8px',
  fontWeight: 600,
  lineHeight: line(1.3),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.below600]: { fontSize: type.small } },
})

export const steps = style({ display: 'flex', justifyContent: 'space-between', gap: '8px' })
