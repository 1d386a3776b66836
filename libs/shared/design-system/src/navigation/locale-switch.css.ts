import { style } from '@vanilla-extract/css'
import { languageNameFamily } from '../theme/fonts.css.ts'
import { media } from '../theme/media.ts'

/** In the narrowest windows the icon alone fits beside the login button. */
export const languageName = style({
  fontFamily: languageNameFamily,
  '@media': { [media.below360]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
