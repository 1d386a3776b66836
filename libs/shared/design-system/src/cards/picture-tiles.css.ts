import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, motion, type } = vars

const gap = '12px'
const basis = (columns: string) => `calc((100% - (var(${columns}) - 1) * ${gap}) / var(${columns}))`

export const list = style({ display: 'flex', flexWrap: 'wrap', gap, margin: 0, padding: 0, listStyle: 'none' })

/** Grows in the last row only, where there is room left. */
export const item = style({
  display: 'grid',
  flex: `1 1 ${basis('--narrow')}`,
  minWidth: 0,
  '@media': {
    [media.from600]: { flexBasis: basis('--medium') },
    [media.from1200]: { flexBasis: basis('--wide') },
  },
})

export const tile = style({
  display: 'flex',
  justifyContent: 'space-between',
  overflow: 'hidden',
  minHeight: 'clamp(112px, 11vw, 176px)',
  paddingInlineStart: 'clamp(12px, 1.4vw, 24px)',
  borderRadius: radius.menu,
  backgroundColor: colour.raised,
  boxShadow: `inset 0 0 0 1px ${colour.hairline}`,
  color: colour.text,
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.divider } } },
    [media.forced]: { border: '1px solid LinkText' },
  },
})

export const text = style({ display: 'grid', alignContent: 'end', gap: '4px', minWidth: 0, paddingBlock: 'clamp(12px, 1.4vw, 24px)' })

export const title = style({
  fontSize: type.section,
  fontWeight: 600,
  lineHeight: line(1.25),
  overflowWrap: 'anywhere',
  '@media': { [media.below600]: { fontSize: type.body } },
})

export const facts = style({ color: colour.textSoft, fontSize: type.small, lineHeight: line(1.4) })

/** Wider than its share of a narrow tile, whose edge cuts it off. */
export const fan = style({ position: 'relative', flex: '0 0 clamp(60px, 38%, 168px)', alignSelf: 'stretch' })

/** The first picture is in front, the others lean out behind it. */
export const art = style({
  position: 'absolute',
  insetBlockStart: '16%',
  insetInlineStart: '22%',
  overflow: 'hidden',
  width: 'clamp(56px, 58%, 104px)',
  aspectRatio: '2 / 3',
  borderRadius: radius.control,
  backgroundColor: colour.divider,
  boxShadow: elevation.lift,
  zIndex: 2,
  rotate: '6deg',
  selectors: {
    '&:nth-child(2)': { zIndex: 1, translate: '-26% 6%', rotate: '-6deg' },
    '&:nth-child(3)': { zIndex: 0, translate: '34% 10%', rotate: '16deg' },
  },
})
