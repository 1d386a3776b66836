import { media, radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour } = vars

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

export const pages = style({
  display: 'grid',
  gap: '2px',
  '@media': { [media.below900]: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' } },
})

export const page = style({
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
  '@media': { [media.below900]: { minHeight: '44px', paddingBlock: '8px', paddingInline: '10px 14px', gap: '10px' } },
})
