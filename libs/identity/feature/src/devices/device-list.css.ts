import { line, media, radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour, type } = vars

/** Two columns where both are wide enough. They touch, so that their rules are one line. */
const twoColumns = '(min-width: 1120px)'

export const place = style({ containerType: 'inline-size' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${colour.hairline}`,
  '@container': {
    [twoColumns]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&:has(> :last-child:nth-child(odd))::after': { content: '', borderTop: `1px solid ${colour.hairline}` } },
    },
  },
})

export const device = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '20px',
  padding: '20px 0',
  borderTop: `1px solid ${colour.hairline}`,
  '@media': { [media.below600]: { gap: '10px' } },
  '@container': {
    [twoColumns]: {
      selectors: { '&:nth-child(odd)': { paddingInlineEnd: '32px' }, '&:nth-child(even)': { paddingInlineStart: '32px' } },
    },
  },
})

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: radius.menu,
  background: colour.raised,
  color: colour.textSoft,
  '@media': { [media.below600]: { width: '40px', height: '40px' } },
})

export const actions = style({ display: 'flex', alignItems: 'center', gap: '8px' })

export const name = style({ fontSize: type.body, fontWeight: 600, lineHeight: line(1.3), overflowWrap: 'anywhere' })
export const used = style({ color: colour.textSoft, fontSize: type.small, lineHeight: line(1.42), textWrap: 'balance' })

