import { style } from '@vanilla-extract/css'

/** As high as the provider's form, so that nothing below shifts when it arrives. */
export const form = style({ display: 'grid', alignContent: 'start', minHeight: '268px' })
