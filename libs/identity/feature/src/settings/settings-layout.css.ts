import { media, radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour, measure } = vars

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 760px)',
  gap: '64px',
  alignItems: 'start',
  '@media': {
    [media.below900]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' },
    [media.from1600]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
  },
})

export const overview = style({ '@media': { [media.from900]: { display: 'none' } } })
export const overviewFrame = style([frame, { '@media': { [media.below900]: { display: 'none' } } }])

export const pages = style({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  '@media': {
    // One line to the window's edges. The padding is room for focus rings, which scrolling would clip.
    [media.below900]: {
      display: 'flex',
      gap: '8px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: measure.gutter,
      margin: `-8px calc(-1 * ${measure.gutter})`,
      padding: `8px ${measure.gutter}`,
    },
  },
})

export const page = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '50px',
  padding: '10px 18px',
  borderRadius: radius.menu,
  color: colour.textSoft,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: colour.text },
    '&[aria-current]': { background: colour.raised, color: colour.text, fontWeight: 600 },
  },
  '@media': { [media.below900]: { flex: 'none', scrollSnapAlign: 'start', minHeight: '44px', paddingBlock: '8px', paddingInline: '10px 14px', gap: '10px' } },
})
