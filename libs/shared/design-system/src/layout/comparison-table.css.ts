import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { line, radius, vars } from '../theme/theme.css.ts'

const { colour, type } = vars

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '@media': { [media.below900]: { display: 'none' } },
})

export const cell = style({
  padding: '17px 24px',
  borderTop: `1px solid ${colour.hairline}`,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'middle',
})
export const rowName = style([cell, { paddingInlineStart: 0, color: colour.textSoft }])
export const head = style([cell, { borderTop: 0, paddingBlock: '28px 26px', verticalAlign: 'top' }])
export const foot = style([cell, { borderTop: 0, padding: '24px' }])

/** The recommended column is a raised surface with a glowing edge, not a louder colour. */
export const best = style({ background: colour.raised })
globalStyle(`${head}${best}`, {
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  boxShadow: `inset 0 2px 0 ${colour.accent}`,
})
globalStyle(`${foot}${best}`, { borderRadius: `0 0 ${radius.sheet} ${radius.sheet}` })

export const cards = style({ display: 'grid', gap: '14px', '@media': { [media.from900]: { display: 'none' } } })

export const card = style({
  display: 'grid',
  gap: '16px',
  padding: '20px',
  borderRadius: radius.sheet,
  background: colour.sheet,
  boxShadow: `inset 0 0 0 1px ${colour.hairline}`,
  selectors: { '&[data-best]': { background: colour.raised, boxShadow: `inset 0 2px 0 ${colour.accent}` } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const heading = style({ fontSize: type.dialog, letterSpacing: vars.script.tight, fontWeight: 650, lineHeight: line(1.16) })
export const price = style({ marginTop: '10px', fontSize: type.price, fontWeight: 300, lineHeight: line(1.1) })
export const period = style({ marginInlineStart: '2px', color: colour.textSoft, fontSize: type.small, fontWeight: 400 })
export const note = style({ marginTop: '8px', color: colour.textSoft, fontSize: type.small, fontWeight: 400 })

export const rows = style({ display: 'grid', gap: '12px' })
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: '24px' })
export const term = style({ color: colour.textSoft })
export const value = style({ textAlign: 'end' })

export const yes = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' })
export const yesSign = style({ display: 'inline-grid', color: colour.success })
export const no = style({ color: colour.textSoft })
