import { style } from '@vanilla-extract/css'

const icon = style({ width: '1.25em', height: '1.25em', flex: 'none' })

export const lineIcon = style([icon, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}])

/** Icons with a direction are mirrored in right-to-left text. */
export const alongLine = style([lineIcon, { selectors: { '&:dir(rtl)': { scale: '-1 1' } } }])

export const solidIcon = style([icon, { fill: 'currentColor' }])
