import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space, vars } from '../theme/theme.css.ts'

export const gap = styleVariants(space, (width) => ({ gap: width }))

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
export const spread = style({ justifyContent: 'space-between' })
export const centre = style({ justifyContent: 'center', justifyItems: 'center', textAlign: 'center' })

/** Balanced, because in centred or indented lines a last line of one word looks lost. */
globalStyle(`${centre} > p`, { textWrap: 'balance' })

const page = style({ marginInline: 'auto', padding: `40px ${vars.measure.gutter} 96px` })
export const width = styleVariants({
  form: [page, { maxWidth: '680px' }],
  page: [page, { maxWidth: '2040px' }],
})

export const columns = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  alignItems: 'start',
})
