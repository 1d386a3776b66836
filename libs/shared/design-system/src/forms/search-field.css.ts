import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, vars } from '../theme/theme.css.ts'

const { colour, type } = vars

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '72px',
  borderBlockEnd: `1px solid ${colour.edge}`,
  selectors: { '&:has(input:focus-visible)': { borderColor: colour.accent, boxShadow: `0 1px 0 ${colour.accent}` } },
  '@media': {
    [media.below600]: { minHeight: '60px' },
    [media.forced]: { selectors: { '&:has(input:focus-visible)': { outline: '2px solid Highlight' } } },
  },
})

export const submit = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '48px',
  minHeight: '48px',
  borderRadius: '50%',
  color: colour.text,
  fontSize: '1.75rem',
})

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '52px',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: colour.text,
  fontSize: type.page,
  fontWeight: 500,
  lineHeight: line(1.2),
  caretColor: colour.accent,
  appearance: 'none',
})
globalStyle(`${input}::placeholder`, { color: colour.textOff, opacity: 1 })
globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' })
