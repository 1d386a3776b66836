import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, radius, vars } from '../theme/theme.css.ts'

const { colour, elevation, type } = vars

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', width: '100%' })
export const label = style({ fontSize: type.small, fontWeight: 600, lineHeight: line(1.42) })

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: '52px',
  padding: '0 16px',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.control,
  background: colour.raised,
  color: colour.text,
  selectors: {
    '&:has(:focus-visible)': { boxShadow: elevation.halo },
    '&[data-invalid]': { borderColor: colour.error, boxShadow: `inset 0 0 0 1px ${colour.error}` },
    '&[data-invalid]:has(:focus-visible)': { boxShadow: elevation.halo },
    '&:has(:is(input, select, textarea):disabled)': { background: colour.sheet, borderColor: colour.divider, color: colour.textOff },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:focus-visible)': { outline: '2px solid Highlight' } } } },
})

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: '44px',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  fontSize: 'max(16px, 1em)',
})
/** As tall as its lines, or as the user resizes it; the box adds no vertical padding. */
export const area = style([input, { paddingBlock: '14px', lineHeight: line(1.42), resize: 'vertical' }])
globalStyle(`${input}::placeholder`, { color: colour.textOff, opacity: 1 })
globalStyle(`${input}:-webkit-autofill`, { WebkitTextFillColor: colour.text, transition: 'background-color 0s 1e6s' })

export const hint = style({ color: colour.textSoft, fontSize: type.small, lineHeight: line(1.4) })

/** Not by colour alone: an icon, and a sentence with the next step. */
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  color: colour.textError,
  fontSize: type.small,
  lineHeight: line(1.4),
  textWrap: 'pretty',
})
