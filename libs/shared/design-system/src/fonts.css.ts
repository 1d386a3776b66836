import { globalFontFace } from '@vanilla-extract/css'
import { bengali, currency, latin, latinAccents, latinExtended, unicodeRangeOf } from '../fonts/character-sets.ts'

const latinFamily = 'Anek Latin'
const banglaFamily = 'Anek Bangla'
const namesFamily = 'Anek Language Names'
const nearArial = 'Anek Latin near Arial'
const nearRoboto = 'Anek Latin near Roboto'
const nearNoto = 'Anek Bangla near Noto'

/** Files are never put into the sheet as data: the content policy takes fonts from our own origin alone. */
const file = (name: string) => `url('../fonts/${name}.woff2?no-inline') format('woff2')`
const ours = { fontStyle: 'normal', fontWeight: '200 750', fontDisplay: 'swap' } as const

globalFontFace(latinFamily, [
  { ...ours, src: file('anek-latin'), unicodeRange: unicodeRangeOf(latin) },
  { ...ours, src: file('anek-latin-accents'), unicodeRange: unicodeRangeOf(latinAccents) },
  { ...ours, src: file('anek-latin-extended'), unicodeRange: unicodeRangeOf(latinExtended) },
  { ...ours, src: file('anek-currency'), unicodeRange: unicodeRangeOf(currency) },
])
globalFontFace(banglaFamily, { ...ours, src: file('anek-bangla'), unicodeRange: unicodeRangeOf(bengali) })
globalFontFace(namesFamily, {
  ...ours, fontWeight: '400', src: file('anek-language-names'), unicodeRange: unicodeRangeOf(bengali),
})

/** Fonts of the viewer's machine, scaled by fonts/measure.ts to take the room of ours: the swap moves nothing. */
globalFontFace(nearRoboto, [
  {
    src: `local('Roboto')`,
    fontWeight: '100 500',
    sizeAdjust: '93.51%',
    ascentOverride: '96.25%',
    descentOverride: '21.39%',
    lineGapOverride: '0%',
  },
  {
    src: `local('Roboto Bold'), local('Roboto-Bold')`,
    fontWeight: '501 900',
    sizeAdjust: '96.24%',
    ascentOverride: '93.52%',
    descentOverride: '20.78%',
    lineGapOverride: '0%',
  },
])
globalFontFace(nearArial, [
  {
    src: `local('Arial'), local('Liberation Sans')`,
    fontWeight: '100 500',
    sizeAdjust: '92.65%',
    ascentOverride: '97.14%',
    descentOverride: '21.59%',
    lineGapOverride: '0%',
  },
  {
    src: `local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')`,
    fontWeight: '501 900',
    sizeAdjust: '90.5%',
    ascentOverride: '99.45%',
    descentOverride: '22.1%',
    lineGapOverride: '0%',
  },
])
globalFontFace(nearNoto, [
  {
    src: `local('Noto Sans Bengali'), local('NotoSansBengali-Regular')`,
    fontWeight: '100 500',
    sizeAdjust: '100.55%',
    ascentOverride: '124.32%',
    descentOverride: '61.26%',
    lineGapOverride: '0%',
  },
  {
    src: `local('Noto Sans Bengali Bold'), local('NotoSansBengali-Bold')`,
    fontWeight: '501 900',
    sizeAdjust: '100.65%',
    ascentOverride: '124.2%',
    descentOverride: '61.2%',
    lineGapOverride: '0%',
  },
])

const stack = (...families: string[]) => [...families.map((family) => `'${family}'`), 'system-ui', 'sans-serif'].join(', ')

export const bothScripts = stack(latinFamily, nearRoboto, nearArial, banglaFamily, nearNoto)

/** For the one foreign word of every page, the other language's name: 1 kB instead of the whole script. */
export const languageNameFamily = stack(latinFamily, nearRoboto, nearArial, namesFamily, banglaFamily, nearNoto)
