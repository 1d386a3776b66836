import { line, media, radius, vars } from '@ott/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, type } = vars

export const section = style({ display: 'grid', gap: '20px' })

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' })

export const seasons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })

export const season = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 16px',
  borderRadius: radius.full,
  background: colour.wash,
  color: colour.textSoft,
  fontWeight: 600,
  selectors: { '&[aria-current]': { background: colour.inverse, color: colour.textInverse } },
  '@media': {
    [media.forced]: {
      border: '1px solid ButtonBorder',
      selectors: { '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})

export const episodes = style({ display: 'grid', gap: '4px' })

/** A season may have sixty episodes: those out of view are not laid out and keep their height. */
export const row = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 146px',
  // Content aligns with the page; only the highlight of the current episode is wider.
  marginInline: '-14px',
  '@media': {
    [media.below900]: { marginInline: '-12px', containIntrinsicBlockSize: 'auto 160px' },
  },
})

export const episode = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '26px 208px minmax(0, 1fr) auto',
  gap: '20px',
  alignItems: 'center',
  padding: '14px',
  borderRadius: radius.menu,
  selectors: {
    '&[data-started]': { background: colour.wash },
    '&::before': { content: '', position: 'absolute', insetBlockStart: 0, insetInline: '14px', borderTop: `1px solid ${colour.hairline}` },
    [`&[data-started]::before, ${row}:has([data-started]) + ${row} > &::before`]: { display: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:has([data-stretch]):hover': { background: colour.wash } } },
    [media.below900]: {
      gridTemplate: `
        'still . .' 1fr
        'still number title' auto
        'still . facts' auto
        'still . .' 1fr
        'story story story' auto / 128px auto minmax(0, 1fr)`,
      gap: '2px 0',
      padding: '14px 12px',
      selectors: { '&::before': { insetInline: '12px' } },
    },
    [`${media.from600} and ${media.below900}`]: {
      gridTemplate: `
        'still number title' auto
        'still . facts' auto
        'still . story' auto / 160px auto minmax(0, 1fr)`,
    },
  },
})

export const number = style({
  fontWeight: 300,
  fontSize: '1.5rem',
  color: colour.textSoft,
  textAlign: 'start',
  '@media': { [media.below900]: { gridArea: 'number', alignSelf: 'baseline', minWidth: '1.3em', paddingInlineEnd: '0.5em', textAlign: 'start', fontWeight: 600, fontSize: type.body, lineHeight: line(1.42) } },
})

export const still = style({ position: 'relative', aspectRatio: '16 / 9', borderRadius: radius.control, overflow: 'hidden', background: colour.wash, '@media': { [media.below900]: { gridArea: 'still', alignSelf: 'start', marginInlineEnd: '12px' } } })

export const calendar = style({ display: 'grid', fontSize: '1.125rem' })

export const progress = style({ position: 'absolute', inset: 'auto 8px 8px' })

export const words = style({ display: 'grid', gap: '3px', lineHeight: line(1.42), '@media': { [media.below900]: { display: 'contents' } } })

export const title = style({ '@media': { [media.below900]: { gridArea: 'title', alignSelf: 'baseline', lineHeight: line(1.42) } } })

/** A hidden description keeps its height, so that revealing it shifts nothing. */
export const story = style({ position: 'relative', outline: 'none', '@media': { [media.below900]: { gridArea: 'story', paddingTop: '6px', lineHeight: line(1.42) } } })
globalStyle(`${episode}[data-cover="covered"] ${story} > p`, { visibility: 'hidden' })

/** Above the link that covers the row, and out of the flow: a description may be one line. */
export const uncover = style({ position: 'absolute', zIndex: 1, insetBlockStart: 0, insetInlineStart: 0 })

/** Signed-in users wait until the spoiler preference is loaded; signed-out users do not. */
globalStyle(`[data-session="yes"] ${episode}[data-cover="pending"] :is(img, ${story} > p)`, { visibility: 'hidden' })

/** An episode that cannot be watched yet is half as strong, its small text as far as contrast allows; its date is not. */
globalStyle(`${episode}[data-upcoming] :is(${still}, ${title})`, { opacity: 0.5 })
globalStyle(`${episode}[data-upcoming] :is(${number}, ${story})`, { opacity: 0.66 })

export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: colour.textSoft,
  fontSize: type.small,
  whiteSpace: 'nowrap',
  '@media': { [media.below900]: { gridArea: 'facts', alignSelf: 'start', whiteSpace: 'normal' } },
})

export const play = style({ display: 'grid', placeItems: 'center', width: '24px', '@media': { [media.below900]: { display: 'none' } } })

/** The link of the title covers the whole row. */
globalStyle(`${episode} [data-stretch]`, { color: colour.text })
globalStyle(`${episode} [data-stretch]::after`, { content: '', position: 'absolute', inset: 0 })
