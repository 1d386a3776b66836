import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { lines } from './card.css.ts'
import { media } from '../theme/media.ts'
import { layer, line, vars } from '../theme/theme.css.ts'

const { colour, measure, motion } = vars

export const stack = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.betweenRows,
  paddingBottom: '96px',
  '@media': { [media.below900]: { paddingBottom: '40px' } },
})

/** Of a row that is not laid out or not loaded yet: between a landscape and a portrait row, with heading and text. */
const estimatedHeight = `calc((${measure.landscape} * 9 / 16 + ${measure.portrait} * 3 / 2) / 2 + 94px)`

/**
 * Rows far below are not laid out until they come near the viewport. A hovered or focused row is laid out fully,
 * because its cards overflow it.
 */
globalStyle(`${stack} > section:nth-child(n + 3):not(:hover, :focus-within)`, {
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${estimatedHeight}`,
})

/** From 900 px the first row overlaps the bottom of the hero. */
export const overHero = style({ '@media': { [media.from900]: { marginTop: 'clamp(-120px, -6.4vw, -72px)' } } })

export const header = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  padding: `0 ${measure.gutter} 14px`,
  '@media': { [media.below900]: { paddingBottom: '10px' } },
})

export const seeAll = style({
  position: 'relative',
  flex: 'none',
  color: colour.textSoft,
  fontSize: vars.type.small,
  borderRadius: '2px',
  '::before': { content: '', position: 'absolute', inset: '-12px -10px' },
  selectors: { '&:hover': { color: colour.text } },
})

export const stage = style({ position: 'relative' })

/** Space above and below for hover and focus effects, with negative margins: the scroller would clip them. */
const room = '28px'

const run = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  padding: `${room} ${measure.gutter}`,
  marginBlock: `-${room}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: measure.gutter,
  scrollbarWidth: 'none',
  '@media': { [media.moving]: { scrollBehavior: 'smooth' } },
})

export const shape = styleVariants({
  landscape: [run, { gap: '12px', gridAutoColumns: measure.landscape }],
  portrait: [run, { gap: '8px', gridAutoColumns: measure.portrait }],
})

export const waiting = style({ overflowX: 'hidden' })
/** The height of the two lines below a card. */
export const waitingLines = style({
  display: 'grid',
  gridTemplateRows: `calc(1rem * ${line(lines.title)}) calc(${vars.type.small} * ${line(lines.facts)} + ${lines.tail})`,
  alignItems: 'center',
  marginTop: lines.above,
})

export const rowCount = '--rows'
const period = `calc(${estimatedHeight} + ${measure.betweenRows})`
const tilesFrom = '48px'
const tilesTo = `calc(${tilesFrom} + ${measure.landscape} * 9 / 16)`
/** Placeholder cards in two gradients, whatever the number of rows: across the cards, down the rows. Rows load by script only. */
export const space = style({
  blockSize: `calc(var(${rowCount}) * ${period} - ${measure.betweenRows})`,
  marginInline: measure.gutter,
  background: `repeating-linear-gradient(to ${vars.side.end}, ${colour.raised} 0 ${measure.landscape}, transparent ${measure.landscape} calc(${measure.landscape} + 12px))`,
  mask: `repeating-linear-gradient(transparent 0 ${tilesFrom}, black ${tilesFrom} ${tilesTo}, transparent ${tilesTo} ${period})`,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

globalStyle(`${run} > *`, { scrollSnapAlign: 'start' })

export const arrow = style({
  position: 'absolute',
  zIndex: layer.overRaised,
  top: 0,
  bottom: 0,
  // Its icon is wider than a tablet's gutter and would widen the page.
  width: `max(32px, ${measure.gutter} - 4px)`,
  display: 'none',
  placeItems: 'center',
  color: colour.text,
  fontSize: '1.5rem',
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  background: `linear-gradient(to var(--toward), transparent, ${colour.shade} 60%)`,
  selectors: {
    [`${stage}:hover &`]: { opacity: 1 },
  },
  '@media': { [media.hover]: { display: 'grid' } },
})

export const side = styleVariants({
  previous: { insetInlineStart: 0, vars: { '--toward': vars.side.start } },
  next: { insetInlineEnd: 0, vars: { '--toward': vars.side.end } },
})
