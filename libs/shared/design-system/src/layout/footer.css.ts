import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, vars } from '../theme/theme.css.ts'

const { colour, measure, type } = vars

export const footer = style({
  display: 'grid',
  gap: '40px',
  padding: `56px ${measure.gutter} 48px`,
  borderTop: `1px solid ${colour.hairline}`,
  color: colour.textSoft,
  fontSize: type.small,
  lineHeight: line(1.42),
  '@media': { [media.below900]: { gap: '28px', padding: `32px ${measure.gutter}` } },
})

/** On wide windows one row: the logo, then a column for each group. */
export const groups = style({
  display: 'grid',
  gap: '28px 24px',
  '@media': {
    [media.below900]: { gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))' },
    [media.from900]: { gridTemplateColumns: '2fr', gridAutoColumns: 'minmax(132px, 1fr)', gridAutoFlow: 'column' },
  },
})

export const mark = style({ color: colour.text, '@media': { [media.below900]: { gridColumn: '1 / -1' } } })

export const title = style({ color: colour.text, fontSize: type.small, fontWeight: 600, letterSpacing: 0 })
export const links = style({ display: 'grid', marginTop: '8px' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  borderRadius: '2px',
  selectors: { '&:hover': { color: colour.text } },
  '@media': { [media.touch]: { minHeight: '44px' } },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
})

/** Balanced, because a last line of one word looks lost beside the columns. */
globalStyle(`${foot} > p`, { textWrap: 'balance' })

/** Aligns the controls' text with the edges; their touch areas extend outside. */
export const controls = style({ display: 'flex', flexWrap: 'wrap', marginInline: '-12px' })
