import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media, radius } from '@ott/design-system/theme'
import { captionColours, cueTints } from './caption-style.ts'

const text = createVar()
const edgeColour = createVar()
const background = createVar()
const opacity = createVar()

export const line = style({
  padding: '.08em .5em .02em',
  borderRadius: radius.badge,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  color: text,
  background: `color-mix(in srgb, ${background} ${opacity}, transparent)`,
  // The background of an inline box leaves out readings.
  selectors: { '&:has(rt)': { display: 'inline-block' } },
  '@media': {
    [media.forced]: {
      selectors: {
        // Own colours are a choice for captions alone, system colours one for everything.
        '&[data-own]': { forcedColorAdjust: 'none' },
        '&:not([data-own])': { color: 'CanvasText', background: 'Canvas' },
      },
    },
  },
})

export const textIn = styleVariants(captionColours, (colour) => ({ vars: { [text]: colour, [edgeColour]: colour === captionColours.black ? captionColours.white : captionColours.black } }))
export const backgroundIn = styleVariants(captionColours, (colour) => ({ vars: { [background]: colour } }))
export const opacityOf = styleVariants({
  0: { vars: { [opacity]: '0%' } },
  25: { vars: { [opacity]: '25%' } },
  50: { vars: { [opacity]: '50%' } },
  75: { vars: { [opacity]: '75%' }, '@media': { [media.contrast]: { vars: { [opacity]: '100%' } } } },
  100: { vars: { [opacity]: '100%' } },
})

const around = [[1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7], [-0.7, 0.7], [0.7, -0.7], [-0.7, -0.7]] as const

export const edge = styleVariants({
  none: { textShadow: 'none' },
  outline: { textShadow: around.map(([x, y]) => `${x * 0.06}em ${y * 0.06}em 0 ${edgeColour}`).join() },
  shadow: { textShadow: `.06em .06em .1em ${edgeColour}, 0 0 .2em ${edgeColour}` },
  raised: { textShadow: [1, 2, 3].map((step) => `${step * 0.025}em ${step * 0.025}em 0 ${edgeColour}`).join() },
})

export const font = styleVariants({
  standard: {},
  serif: { fontFamily: 'Georgia, "Noto Serif", "Noto Serif Bengali", serif' },
  monospace: { fontFamily: 'ui-monospace, "Noto Sans Mono", monospace' },
  system: { fontFamily: 'system-ui, sans-serif' },
})

export const size = styleVariants({
  small: { fontSize: 'clamp(1rem, 1.6vw, 2rem)' },
  medium: { fontSize: 'clamp(1.25rem, 2.2vw, 2.75rem)' },
  large: { fontSize: 'clamp(1.625rem, 3.1vw, 3.75rem)' },
  huge: { fontSize: 'clamp(2rem, 4.2vw, 5rem)' },
})

export const cueColour = styleVariants(cueTints, (color) => ({ color }))
