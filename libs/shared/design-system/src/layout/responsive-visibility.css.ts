import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

export const wide = style({ display: 'contents', '@media': { [media.below900]: { display: 'none' } } })
