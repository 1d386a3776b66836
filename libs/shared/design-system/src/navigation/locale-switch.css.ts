import { style } from '@vanilla-extract/css'
import { languageNameFamily } from '../theme/fonts.css.ts'

export const languageName = style({ fontFamily: languageNameFamily })
