import { line, media, radius, vars } from '@ott/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, type } = vars

export const section = style({ display: 'grid', gap: '20px' })

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' })

export const seasons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })

export const season = style({
  minHeight: '44px',
  padding: '0 16px',
  border: 0,
  borderRadius: radius.full,
  background: colour.wash,
  color: colour.textSoft,
  fontWeight: 600,
  selectors: { '&[aria-pressed="true"]': { background: colour.inverse, color: colour.textInverse } },
})

export const episodes = style({ display: 'grid' })

/** A season may have sixty: what is out of sight is not laid out, and keeps the height it had. */
export const row = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 146px',
  '@media': { [media.below900]: { containIntrinsicBlockSize: 'auto 120px' } },
})

export const episode = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '26px 208px minmax(0, 1fr) auto',
  gap: '20px',
  alignItems: 'center',
  padding: '14px',
  borderTop: `1px solid ${colour.hairline}`,
  borderRadius: radius.menu,
  selectors: {
    '&[data-started]': { background: colour.wash, borderColor: 'transparent' },
    '&:has([data-stretch]):hover': { background: colour.wash },
  },
  '@media': {
    [media.below900]: { gridTemplateColumns: '128px minmax(0, 1fr)', gap: '6px 12px', padding: '12px 0', borderRadius: 0 },
  },
})

export const number = style({
  fontWeight: 300,
  fontSize: '1.5rem',
  color: colour.textSoft,
  textAlign: 'center',
  '@media': { [media.below900]: { display: 'none' } },
})

export const still = style({ position: 'relative', aspectRatio: '16 / 9', borderRadius: radius.control, overflow: 'hidden', background: colour.wash })

export const progress = style({ position: 'absolute', inset: 'auto 8px 8px' })

export const words = style({ display: 'grid', gap: '3px', lineHeight: line(1.42) })

/** The description keeps its room while it is covered, so that nothing moves when it is asked for. */
export const story = style({ position: 'relative', outline: 'none' })
globalStyle(`${episode}[data-cover="covered"] ${story} > p`, { visibility: 'hidden' })

/** Above the link to which the row belongs, and without a height of its own: a story may be one line. */
export const uncover = style({ position: 'absolute', zIndex: 1, insetBlockStart: 0, insetInlineStart: 0 })

/** Whoever may have come as somebody who hides spoilers is told nothing before that is known; a stranger waits for nothing. */
globalStyle(`[data-session="yes"] ${episode}[data-cover="pending"] :is(img, ${story} > p)`, { visibility: 'hidden' })

export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: colour.textSoft,
  fontSize: type.small,
  whiteSpace: 'nowrap',
  '@media': { [media.below900]: { gridColumn: '1 / -1', whiteSpace: 'normal' } },
})

export const play = style({ display: 'grid', placeItems: 'center', width: '24px', '@media': { [media.below900]: { display: 'none' } } })

/** The whole row belongs to its link. */
globalStyle(`${episode} [data-stretch]::after`, { content: '', position: 'absolute', inset: 0 })
