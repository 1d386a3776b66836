import { radius, vars } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

const { colour } = vars

/** As high as the provider's form, so that nothing below shifts when it arrives. */
export const form = style({ display: 'grid', alignContent: 'start', minHeight: '268px' })

/** The theme as the provider names it: custom properties whose values its frame gets. */
export const appearance = {
  colorPrimary: colour.accent,
  colorBackground: colour.raised,
  colorText: colour.text,
  colorTextSecondary: colour.textSoft,
  colorTextPlaceholder: colour.textOff,
  colorDanger: colour.textError,
  borderRadius: radius.control,
}
