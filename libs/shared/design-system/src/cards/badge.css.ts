import { style, styleVariants } from '@vanilla-extract/css'
import { radius, vars } from '../theme/theme.css.ts'

const { colour } = vars

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '22px',
  padding: '1px 7px 0',
  border: '1px solid transparent',
  borderRadius: radius.badge,
  fontSize: vars.type.micro,
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})

/**
 * Age ratings are outlined, others filled. Opaque, because cards place them over a picture. None has the accent, which is for
 * the primary action.
 */
export const tone = styleVariants({
  outline: [badge, { borderColor: colour.edge, color: colour.text }],
  new: [badge, { background: colour.inverse, color: colour.textInverse }],
  gift: [badge, { background: colour.accentWarm, color: colour.textInverse }],
  soon: [badge, { background: colour.raised, borderColor: colour.infoWash, color: colour.textInfo }],
  good: [badge, { background: `linear-gradient(${colour.successWash} 0 0) ${colour.raised}`, color: colour.textSuccess }],
})
