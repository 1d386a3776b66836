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

/** At least 24 px in a small button, where it is the only way back. */
export const backIcon = style([alongLine, { width: 'max(1.5rem, 1.25em)', height: 'max(1.5rem, 1.25em)' }])

export const solidIcon = style([icon, { fill: 'currentColor' }])
