import { style } from '@vanilla-extract/css'

/** Covers the styled control, so that the native input receives every click. */
export const hiddenInput = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })
