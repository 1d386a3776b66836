import { style, styleVariants } from '@vanilla-extract/css'

/** Each has a contrast of at least 7 to the letter. They are of no role of the theme: a profile keeps its colour in each brand. */
const backgrounds = { amber: '#ffb84d', coral: '#ff8f7a', green: '#6fd896', teal: '#4fd1c5', blue: '#7cc0ff', violet: '#c3a6ff' }

const avatar = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '50%',
  color: '#0b0d12',
  fontWeight: 700,
  lineHeight: 1,
  forcedColorAdjust: 'none',
})

export const colour = styleVariants(backgrounds, (background) => [avatar, { background }])

export const size = styleVariants({
  tile: { width: '100%', fontSize: 'clamp(2rem, 6vw, 3.25rem)' },
  control: { width: '36px', fontSize: '.9375rem' },
})
