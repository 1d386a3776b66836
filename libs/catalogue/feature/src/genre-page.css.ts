import { style } from '@vanilla-extract/css'

export const headline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' })

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 40px' })

export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
