import { line, media, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour, type } = vars

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '20px',
  padding: '20px 0',
  borderTop: `1px solid ${colour.hairline}`,
  '@media': {
    [media.below600]: { gap: '14px' },
    [media.from1600]: {
      selectors: { 'li:nth-child(odd) > &': { paddingInlineEnd: '32px' }, 'li:nth-child(even) > &': { paddingInlineStart: '32px' } },
    },
  },
})

/** Columns touch, so that their rules are one line. */
export const entries = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${colour.hairline}`,
  '@media': { [media.from1600]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const entryName = style({ display: 'block', fontSize: type.body, fontWeight: 600, lineHeight: line(1.3) })
export const entryText = style({ display: 'block', color: colour.textSoft, fontSize: type.small, lineHeight: line(1.42) })
