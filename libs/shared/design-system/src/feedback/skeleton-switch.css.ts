import { style } from '@vanilla-extract/css'

/** `display: none` would reset the scroll positions of rows. */
export const covered = style({ position: 'absolute', width: '100%', height: 0, overflow: 'clip', visibility: 'hidden' })
