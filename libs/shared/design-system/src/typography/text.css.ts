import { style, styleVariants } from '@vanilla-extract/css'
import { layer, line, vars } from '../theme/theme.css.ts'

export const size = styleVariants({
  page: { fontSize: vars.type.page },
  dialog: { fontSize: vars.type.dialog },
  section: { fontSize: vars.type.section },
  body: { fontSize: vars.type.body },
  small: { fontSize: vars.type.small, lineHeight: line(1.42) },
  micro: { fontSize: vars.type.micro, lineHeight: line(1.5) },
})

export const tone = styleVariants({
  plain: {},
  soft: { color: vars.colour.textSoft },
  faint: { color: vars.colour.textFaint },
  error: { color: vars.colour.textError },
})

export const strong = style({ fontWeight: 600 })
export const pretty = style({ textWrap: 'pretty' })

export const link = style({
  color: vars.colour.text,
  textDecoration: 'underline',
  textDecorationColor: vars.colour.edge,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.28em',
  borderRadius: '2px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const quietLink = style({
  color: vars.colour.textSoft,
  borderRadius: '2px',
  selectors: { '&:hover': { color: vars.colour.text } },
})

export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.skipLink,
  insetInlineStart: '16px',
  top: '12px',
  padding: '12px 18px',
  borderRadius: '8px',
  background: vars.colour.accent,
  color: vars.colour.textInverse,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
