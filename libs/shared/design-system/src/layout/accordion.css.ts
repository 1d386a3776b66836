import { globalStyle, style } from '@vanilla-extract/css'
import { line, radius, space, vars } from '../theme/theme.css.ts'

const { colour, motion } = vars

export const accordion = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = style({ borderBlockEnd: `1px solid ${colour.divider}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '56px',
  paddingBlock: space[2],
  borderRadius: radius.small,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })

export const title = style({ fontSize: vars.type.body, fontWeight: 600, letterSpacing: 0, lineHeight: line(1.35) })

export const sign = style({
  display: 'grid',
  flex: 'none',
  color: colour.textSoft,
  transition: `transform ${motion.fast}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})

export const content = style({
  paddingBlock: `${space[1]} ${space[5]}`,
  maxWidth: '41em',
  color: colour.textSoft,
  textWrap: 'pretty',
})
