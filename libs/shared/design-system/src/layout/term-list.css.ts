import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line as lineHeight, radius, vars } from '../theme/theme.css.ts'

const { colour, motion, type } = vars

const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const look = styleVariants({
  lines: [list, { display: 'grid' }],
  chips: [list, { display: 'flex', flexWrap: 'wrap', gap: '8px' }],
  tiles: [list, {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.from600]: { gap: '12px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.from1200]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }],
})

export const item = styleVariants({
  lines: { display: 'flex', alignItems: 'center', gap: '8px', borderBlockStart: `1px solid ${colour.hairline}` },
  chips: { display: 'flex', maxWidth: '100%' },
  tiles: { display: 'grid' },
})

export const line = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  minHeight: '52px',
  borderRadius: radius.control,
  color: colour.text,
  overflowWrap: 'anywhere',
})

/** Tiles differ in colour, because equal tiles would look like a plain list. */
const lights = [colour.accentWarm, colour.info, colour.error, colour.accent, colour.success]
const light = Object.fromEntries(lights.map((tone, at) => [
  `li:nth-child(${lights.length}n + ${at + 1}) > &`,
  { backgroundImage: `radial-gradient(circle at 88% 8%, color-mix(in oklab, ${tone} 52%, transparent) 0, color-mix(in oklab, ${tone} 14%, transparent) 38%, transparent 72%)` },
]))

export const tile = style({
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 'clamp(84px, 8vw, 148px)',
  padding: 'clamp(14px, 1.4vw, 24px)',
  borderRadius: radius.menu,
  backgroundColor: colour.raised,
  boxShadow: `inset 0 0 0 1px ${colour.hairline}`,
  fontSize: type.section,
  fontWeight: 600,
  lineHeight: lineHeight(1.25),
  transition: `background-color ${motion.fast}`,
  selectors: light,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.divider } } },
    [media.forced]: { border: '1px solid LinkText' },
  },
})
