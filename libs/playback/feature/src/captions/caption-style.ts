import { contrast, over, parseColour } from '@ott/design-system/contrast'
import type { CueColour } from './cue-text.ts'
import { oneOf, readFields } from '../state/stored-fields.ts'

/** The colours of captions in the television standard CEA-708, which regulators name. */
export const captionColours = {
  white: '#ffffff',
  yellow: '#ffff00',
  green: '#00ff00',
  cyan: '#00ffff',
  blue: '#0000ff',
  magenta: '#ff00ff',
  red: '#ff0000',
  black: '#000000',
} as const

export type CaptionColour = keyof typeof captionColours

const colourNames = Object.keys(captionColours) as CaptionColour[]

/** The choices of each part, in the order of the editor. */
export const captionStyleChoices = {
  size: ['small', 'medium', 'large', 'huge'],
  font: ['standard', 'serif', 'monospace', 'system'],
  colour: colourNames,
  edge: ['none', 'outline', 'shadow', 'raised'],
  background: colourNames,
  /** Of the background, in percent. */
  opacity: [0, 25, 50, 75, 100],
  position: ['bottom', 'top'],
} as const

/** The look of captions. */
export type CaptionStyle = { [Part in keyof typeof captionStyleChoices]: (typeof captionStyleChoices)[Part][number] }

export const defaultCaptionStyle: CaptionStyle = {
  size: 'medium', font: 'standard', colour: 'white', edge: 'none', background: 'black', opacity: 75, position: 'bottom',
}

/** A broken part gets its default (PLAY-191). */
export function readCaptionStyle(stored: unknown, otherwise: CaptionStyle): CaptionStyle {
  return readFields(stored, otherwise, {
    size: oneOf(captionStyleChoices.size),
    font: oneOf(captionStyleChoices.font),
    colour: oneOf(captionStyleChoices.colour),
    edge: oneOf(captionStyleChoices.edge),
    background: oneOf(captionStyleChoices.background),
    opacity: oneOf(captionStyleChoices.opacity),
    position: oneOf(captionStyleChoices.position),
  })
}

/** Whether the user chose colours, which then replace those of cues and of forced colours. */
export function hasOwnColours(style: CaptionStyle): boolean {
  return colourParts.some((part) => style[part] !== defaultCaptionStyle[part])
}

const colourParts = ['colour', 'background', 'opacity'] as const

/** The lowest contrast ratio of the text with its background over any picture, 1 to 21. */
export function captionContrast({ colour, background, opacity }: CaptionStyle): number {
  const alpha = Math.round(opacity * 2.55).toString(16).padStart(2, '0')
  const text = parseColour(captionColours[colour]).rgb
  return Math.min(...['#000000', '#ffffff'].map((picture) => contrast(text, over(captionColours[background] + alpha, picture))))
}

const minContrast = 4.5

/** Whether the text can be read over any picture: an edge separates it where its background does not. */
export function isLegible(style: CaptionStyle): boolean {
  return style.edge !== 'none' || captionContrast(style) >= minContrast
}

/** The colours that cues name, light enough for the default background over a white picture. */
export const cueTints: Record<CueColour, string> = {
  white: '#ffffff', lime: '#00ff00', cyan: '#00ffff', red: '#ff9e9e', yellow: '#ffff00', magenta: '#ff9bff', blue: '#8fb4ff',
}
