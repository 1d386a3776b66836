import { style, styleVariants } from '@vanilla-extract/css'

const avatar = style({
  aspectRatio: '1',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'linear-gradient(140deg, #24455f, #7d6436)',
  color: '#fff',
  fontWeight: 700,
  lineHeight: 1,
})

/** In a row of controls, or as large as what it stands in. */
export const size = styleVariants({
  control: [avatar, { width: '36px', fontSize: '.9375rem' }],
  whole: [avatar, { width: '100%' }],
})
