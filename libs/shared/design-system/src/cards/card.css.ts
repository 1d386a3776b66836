import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion } = vars

export const card = style({ position: 'relative', minWidth: 0 })

export const link = style({ display: 'block', outline: 'none' })

export const art = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: colour.raised,
  transition: `transform ${motion.calm}`,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit', boxShadow: `inset 0 0 0 1px ${colour.hairline}` },
  selectors: {
    [`${link}:focus-visible &`]: { boxShadow: elevation.halo, outline: '2px solid transparent', outlineOffset: '2px' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${link}:hover &`]: { transform: 'scale(1.025)' } } },
  },
})

export const shape = styleVariants({ landscape: { aspectRatio: '16 / 9' }, portrait: { aspectRatio: '2 / 3' } })

export const shade = style({
  '::before': {
    content: '',
    position: 'absolute',
    inset: '40% 0 0',
    background: `linear-gradient(transparent, ${colour.shade})`,
  },
})

export const play = style({
  position: 'absolute',
  insetInlineStart: '10px',
  bottom: '22px',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: colour.disc,
  fontSize: '14px',
})

export const progress = style({ position: 'absolute', zIndex: 1, inset: 'auto 10px 9px', display: 'block' })

export const lock = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: '8px',
  insetBlockStart: '8px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: colour.disc,
  fontSize: '14px',
})

/** Across the poster's lower edge: on phones one half is below, because the lettering ends close to the edge. */
export const badge = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  height: 0,
  margin: '0 10px',
  translate: '0 -3px',
  '@media': { [media.below600]: { margin: '0 4px', translate: '0 0' } },
})

/** Spacing and line heights of a card; its skeleton uses the same. */
export const lines = { above: '12px', title: 1.3, facts: 1.35, tail: '2px' }

/** Two lines at most, so that rows keep one height; the details page shows the full title. */
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const

export const title = style({
  ...clamped,
  marginTop: lines.above,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: line(lines.title),
  textWrap: 'balance',
})

/** The signs are outside the clamped facts: WebKit clips boxes in a clamped line. */
export const about = style({ display: 'flex', alignItems: 'center', gap: '8px' })

/** More signs than a narrow card is wide take a second line. */
export const signs = style({ display: 'flex', flex: 'none', flexWrap: 'wrap', gap: '4px', maxWidth: '100%' })

/** Space for descenders, which clamping would cut off. */
export const facts = style({ ...clamped, minWidth: 0, paddingBottom: lines.tail, color: colour.textSoft, fontSize: vars.type.small, lineHeight: line(lines.facts) })

const grid = style({ display: 'grid', gap: '28px 8px' })
export const cardGrid = styleVariants({
  portrait: [grid, {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': {
      [media.from600]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.from900]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [media.from1600]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    },
  }],
  landscape: [grid, {
    gap: '20px 12px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.from900]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.from1600]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }],
})

/** Leaves out the cards of an incomplete last row, unless it is the only one. */
const fullRowsOf = (list: string, columns: number) => {
  for (let fromEnd = 1; fromEnd < columns; fromEnd += 1) {
    for (let column = 1; column + fromEnd <= columns; column += 1) {
      globalStyle(`${list} > :nth-child(${columns}n + ${column}):nth-last-child(${fromEnd}):nth-child(n + ${columns + 1})`, { '@media': { [columnsOf[columns]!]: { display: 'none' } } })
    }
  }
}
const columnsOf: Record<number, string> = { 2: media.below900, 3: `${media.from900} and (max-width: 1599.98px)`, 4: media.from1600 }

/** Of a landscape grid. */
export const fullRows = style({})
for (const columns of [2, 3, 4]) fullRowsOf(fullRows, columns)

/** Estimated number of cards in a grid at the end of a page. A high estimate, so that scroll restoration has space. */
export const cardCount = '--cards'
const rows = (columns: number, height: string) => ({ containIntrinsicBlockSize: `auto calc((var(${cardCount}) + ${columns - 1}) / ${columns} * (${height}))` })

/** `content-visibility` clips near its edge; the padding leaves space for the focus ring. */
const aside = style({
  overflowClipMargin: '12px',
  selectors: { '&:not(:focus-within)': { contentVisibility: 'auto' } },
  '@media': { print: { selectors: { '&:not(:focus-within)': { contentVisibility: 'visible' } } } },
})

export const atEnd = styleVariants({
  portrait: [aside, rows(3, '50vw + 120px'), {
    '@media': {
      [media.from600]: rows(4, '37.5vw + 115px'),
      [media.from900]: rows(6, '25vw + 115px'),
      [media.from1600]: rows(8, '18.75vw + 100px'),
    },
  }],
  landscape: [aside, rows(2, '28vw + 110px'), {
    '@media': {
      [media.from900]: rows(3, '18.75vw + 100px'),
      [media.from1600]: rows(4, '14vw + 100px'),
    },
  }],
})
