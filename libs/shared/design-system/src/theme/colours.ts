import { brand } from '@ott/brand'
import type { Brand, ColourRole } from '@ott/brand'

/** The default palette. Components use the roles in theme.css.ts. */
const palette = {
  night950: '#07090d',
  night900: '#0d1118',
  night800: '#151b25',
  night700: '#263041',
  line500: '#6f7e93',
  ink100: '#f4f6f2',
  ink300: '#b9c0c9',
  ink500: '#8f99a5',
  glow400: '#d9f24b',
  ember500: '#ff9f45',
  rose500: '#ff6b6b',
  leaf500: '#5bd69b',
  sky400: '#6ec1ff',
}

const ours: Record<ColourRole, string> = {
  page: palette.night950,
  sheet: palette.night900,
  raised: palette.night800,
  divider: palette.night700,
  edge: palette.line500,

  text: palette.ink100,
  textSoft: palette.ink300,
  /** Paragraphs over a picture. */
  textBright: '#dfe3e2',
  textFaint: palette.ink500,
  textOff: '#98a2ae',
  textError: '#ff9090',
  textSuccess: '#8ee6bb',
  textInfo: '#a8daff',
  textInverse: palette.night950,

  accent: palette.glow400,
  accentHover: '#e6fa72',
  accentWarm: palette.ember500,
  accentMiddle: '#f3c64a',
  inverse: palette.ink100,
  inverseHover: '#ffffff',
  off: palette.night700,

  error: palette.rose500,
  success: palette.leaf500,
  info: palette.sky400,
  warning: palette.ember500,

  /** Translucent white over any surface. */
  wash: '#ffffff14',
  washStrong: '#ffffff24',
  hairline: '#ffffff14',
  rim: '#ffffff24',
  groove: '#ffffff38',
  errorWash: '#ff6b6b24',
  successWash: '#5bd69b26',
  infoWash: '#6ec1ff26',

  veil: '#04060acc',
  bar: '#0d1118',
  scrim: '#07090d',
  shade: '#07090dcc',
  disc: '#07090dd9',
  /** Letterbox of a video. */
  film: '#000000',
  spark: '#f6ffc9',
  sparkGlow: '#d9f24bb3',
  sparkHaze: '#d9f24b4d',
}

/** A brand may override any role and add none. */
export const coloursOf = ({ colors }: Brand): Record<ColourRole, string> => ({ ...ours, ...colors })

export const colours = coloursOf(brand)

/** Overrides for `prefers-contrast: more`. */
export const strongColours = {
  edge: palette.ink300,
  textSoft: '#dde2e6',
  textFaint: palette.ink300,
  textOff: '#c3cad1',
  textError: '#ffb3b3',
  hairline: '#ffffff4d',
  rim: '#ffffff80',
}

/** Overrides for forced colours, whose text would be unreadable over pictures without an opaque ground. */
export const forcedColours = { wash: 'Canvas', washStrong: 'Canvas', disc: 'Canvas' }
