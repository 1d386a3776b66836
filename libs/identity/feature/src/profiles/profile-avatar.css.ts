import { vars } from '@ott/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { error, info, success, accentMiddle, textError, textInverse } = vars.colour

/** Of the theme's colours and their mixtures, each light enough for the dark letter. */
const backgrounds = {
  amber: accentMiddle,
  coral: textError,
  green: success,
  teal: `color-mix(in srgb, ${success} 50%, ${info})`,
  blue: info,
  violet: `color-mix(in srgb, ${error} 45%, ${info})`,
}

const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  borderRadius: '50%',
  color: textInverse,
  fontSize: 'clamp(2rem, 6vw, 3.25rem)',
  fontWeight: 700,
  lineHeight: 1,
})

export const colour = styleVariants(backgrounds, (background) => [avatar, { background }])
