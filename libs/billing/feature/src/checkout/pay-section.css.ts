import { style } from '@vanilla-extract/css'
import { raised } from '../surface.css.ts'

export const terms = style({
  display: 'grid',
  gap: '6px',
  padding: '16px 20px',
  ...raised,
})

/** It receives focus, and its banner shows why. */
export const notice = style({ outline: 'none' })
