import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

const { motion } = vars

export const stage = style({ position: 'relative', touchAction: 'pan-y pinch-zoom' })

const hidden = { '&[inert]': { opacity: 0, visibility: 'hidden' } } as const
const turning = { [media.moving]: { transition: `opacity ${motion.calm}, visibility ${motion.calm}` } }

/** The first slide gives the stage its height. */
export const first = style({ selectors: hidden, '@media': turning })

/** The others fill it, whatever they hold: nothing below moves when one comes or turns. */
export const other = style({ position: 'absolute', inset: 0, display: 'grid', alignContent: 'end', overflow: 'hidden', selectors: hidden, '@media': turning })
