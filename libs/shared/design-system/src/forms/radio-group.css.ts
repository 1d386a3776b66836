import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, space, vars } from '../theme/theme.css.ts'

const { colour, elevation, type } = vars

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], width: '100%' })
export const legend = style({ padding: 0, marginBlockEnd: space[1], fontSize: type.small, fontWeight: 600, lineHeight: line(1.42) })

export const option = style({
  selectors: { '&:has(:disabled)': { color: colour.textOff, cursor: 'default' } },
  '@media': { [media.forced]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  border: `1px solid ${colour.edge}`,
  borderRadius: '50%',
  background: colour.raised,
  '::after': { content: '', width: '10px', height: '10px', borderRadius: '50%' },
  selectors: {
    ':checked + &': { background: colour.accent, borderColor: colour.accent },
    ':checked + &::after': { background: colour.textInverse },
    ':focus-visible + &': { boxShadow: elevation.halo },
    ':disabled + &': { background: colour.off, borderColor: colour.off },
    ':disabled:checked + &::after': { background: colour.textOff },
    '[aria-invalid] &': { borderColor: colour.error },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        ':checked + &': { background: 'Highlight', forcedColorAdjust: 'none' },
        ':checked + &::after': { background: 'HighlightText' },
        ':focus-visible + &': { outline: '2px solid Highlight', outlineOffset: '2px' },
        ':disabled + &': { borderColor: 'GrayText' },
      },
    },
  },
})

export const hint = style({ display: 'block', color: colour.textSoft, lineHeight: line(1.4) })
