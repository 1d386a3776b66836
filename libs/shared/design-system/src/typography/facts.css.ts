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
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  gap: '8px 32px',
  alignContent: 'start',
  fontSize: vars.type.small,
  lineHeight: line(1.42),
})
/** Term and value are running text, so that a job with one name takes one line. */
export const term = style({ display: 'inline', marginInlineEnd: '.6em', color: vars.colour.textFaint, fontSize: vars.type.micro })
export const value = style({ display: 'inline' })
