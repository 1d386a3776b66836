import { style } from '@vanilla-extract/css'

export const avatar = style({
  width: '36px',
  height: '36px',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'linear-gradient(140deg, #24455f, #7d6436)',
  color: '#fff',
  fontSize: '.9375rem',
  fontWeight: 700,
  lineHeight: 1,
})
