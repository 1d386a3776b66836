import { radius } from '@ott/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Cameras read dark on light. */
export const code = style({ display: 'block', background: 'white', borderRadius: radius.menu })

/** A computer has no app to open. */
export const touchOnly = style({ '@media': { '(pointer: fine)': { display: 'none' } } })
