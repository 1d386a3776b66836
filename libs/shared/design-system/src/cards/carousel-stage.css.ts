import { style } from '@vanilla-extract/css'
import { besideCorner } from './hero.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

const { motion } = vars

/** The pause button of a carousel takes the corner of its heroes. */
export const stage = style({
  position: 'relative',
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&[aria-roledescription]': { vars: { [besideCorner]: '60px' } } },
})

const hidden = { '&[inert]': { opacity: 0, visibility: 'hidden' } } as const
const turning = { [media.moving]: { transition: `opacity ${motion.calm}, visibility ${motion.calm}` } }

/** The first slide sets the height. */
export const first = style({ selectors: hidden, '@media': turning })

/** Other slides fill the stage, so that nothing below shifts. */
export const other = style({ position: 'absolute', inset: 0, display: 'grid', alignContent: 'end', overflow: 'hidden', selectors: hidden, '@media': turning })
