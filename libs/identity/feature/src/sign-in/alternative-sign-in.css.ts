import { line, media, radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

export const methods = style({ display: 'grid', gap: '12px' })

/** A text in the middle of a line. */
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '14px',
  marginBottom: '4px',
  '::before': { content: '', height: '1px', background: vars.colour.hairline },
  '::after': { content: '', height: '1px', background: vars.colour.hairline },
})

export const row = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '8px' })

/** A third of a phone's width has room for the logo alone. */
export const name = style({ '@media': { [media.below600]: { display: 'none' } } })

export const placeholder = style({ height: '48px', borderRadius: radius.control, background: vars.colour.raised })

export const refused = style({ display: 'grid', gap: '12px', paddingTop: '4px' })

export const reason = style({
  display: 'flex',
  gap: '8px',
  color: vars.colour.textError,
  fontSize: vars.type.small,
  lineHeight: line(1.4),
})
