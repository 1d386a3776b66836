import { style } from '@vanilla-extract/css'

/** Covers the drawn control, so that the native input takes every press. */
export const hiddenInput = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })
