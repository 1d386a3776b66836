import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, vars } from '../theme/theme.css.ts'

export const facts = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '12px',
  color: vars.colour.textSoft,
  fontSize: vars.type.small,
  lineHeight: line(1.35),
  '@media': { [media.below600]: { columnGap: '8px' } },
})

/** On a single line the end is truncated. */
export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '14px 24px',
  alignContent: 'start',
  fontSize: vars.type.small,
  lineHeight: line(1.42),
})
export const term = style({ color: vars.colour.textFaint, fontSize: vars.type.micro })
