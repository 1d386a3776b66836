import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { height as heroHeight } from '../cards/hero.css.ts'
import { media } from '../theme/media.ts'
import { radius, thin, vars } from '../theme/theme.css.ts'

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

export const skeleton = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: vars.colour.raised,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg, transparent 20%, ${thin(vars.colour.text, 5)} 50%, transparent 80%)`,
  },
  '@media': {
    [media.moving]: { '::after': { animation: `${pass} 1.8s ease-in-out infinite` } },
    [media.forced]: { border: '1px solid GrayText' },
  },
})

export const shape = styleVariants({
  landscape: { aspectRatio: '16 / 9' },
  portrait: { aspectRatio: '2 / 3' },
  heading: { height: '1.4em', width: 'min(240px, 60%)' },
  line: { height: '1em', width: '62%' },
  shortLine: { height: '1em', width: '40%' },
  button: { height: '56px', width: '168px' },
  block: { height: '200px' },
  hero: [heroHeight, { borderRadius: 0, background: `linear-gradient(${vars.colour.raised}, ${vars.colour.page} 92%)` }],
})
