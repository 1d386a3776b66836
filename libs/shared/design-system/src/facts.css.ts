import { style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { line, vars } from './theme.css.ts'

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: vars.colour.textSoft,
  fontSize: vars.type.small,
  lineHeight: line(1.35),
  '@media': { [media.below600]: { columnGap: '8px' } },
})

/** A dot stands between two facts, not after a badge, and never at the start of a line that wraps: it belongs to the one before. */
export const fact = style({
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      display: 'inline-block',
      width: '3px',
      height: '3px',
      marginLeft: '12px',
      borderRadius: '50%',
      background: vars.colour.textFaint,
      verticalAlign: 'middle',
      '@media': { [media.below600]: { marginLeft: '8px' } },
    },
  },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '14px 24px',
  alignContent: 'start',
  fontSize: vars.type.small,
  lineHeight: line(1.42),
})
export const term = style({ color: vars.colour.textFaint, fontSize: vars.type.micro })
