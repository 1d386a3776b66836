import { line, media, radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour, type } = vars

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 760px)',
  gap: '64px',
  alignItems: 'start',
  '@media': {
    [media.below900]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' },
    [media.from1600]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
  },
})

export const places = style({
  display: 'grid',
  gap: '2px',
  '@media': { [media.below900]: { display: 'flex', gap: '8px', overflowX: 'auto' } },
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '50px',
  padding: '10px 18px',
  borderRadius: radius.menu,
  color: colour.textSoft,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: colour.text },
    '&[aria-current]': { background: colour.raised, color: colour.text, fontWeight: 600 },
  },
  '@media': { [media.below900]: { minHeight: '44px', padding: '8px 14px 8px 10px', gap: '10px' } },
})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '20px',
  padding: '20px 0',
  borderTop: `1px solid ${colour.hairline}`,
  '@media': { [media.below600]: { gap: '14px' } },
})

export const entries = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${colour.hairline}`,
  '@media': { [media.from1600]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '64px' } },
})

export const entryName = style({ display: 'block', fontSize: type.body, fontWeight: 600, lineHeight: line(1.3) })
export const entryText = style({ display: 'block', color: colour.textSoft, fontSize: type.small, lineHeight: line(1.42) })
