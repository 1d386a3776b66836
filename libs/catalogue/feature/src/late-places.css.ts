import { style } from '@vanilla-extract/css'

/** As high as what comes into it later, so that nothing below moves then. */
export const place = style({ minHeight: '52px', maxWidth: '100%' })
